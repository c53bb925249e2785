import { formatMoney } from '~/lib/money';
import type { ServiceFee } from '~/lib/service-fee';
import { splitPrice } from '../rules';
import type { TicketTypeContent } from '../schema';
import classes from './type-fields.module.css';

type PricePreviewProps = { value: TicketTypeContent; currency: string; fee: ServiceFee };

/** “Buyer pays, you get”, while it is typed. */
export function PricePreview({ value, currency, fee: platform }: PricePreviewProps) {
  if (!value.price) return null;
  const { buyerPays, youGet, fee, vat } = splitPrice(value, platform);
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <dl className={classes.preview}>
      <div>
        <dt>Buyer pays</dt>
        <dd>{money(buyerPays)}</dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>{money(fee)}</dd>
      </div>
      {vat > 0 && (
        <div>
          <dt>VAT in it</dt>
          <dd>{money(vat)}</dd>
        </div>
      )}
      <div>
        <dt>You get</dt>
        <dd>{money(youGet)}</dd>
      </div>
    </dl>
  );
}
