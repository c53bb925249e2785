import type { RefObject } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { Disclosure } from '~/ui/disclosure/disclosure';
import codeForm from '~/ui/form/code-form.module.css';
import { TextField } from '~/ui/form/text-field';
import type { BuyerOrder } from '../order';

type CouponFormProps = {
  order: BuyerOrder;
  action: string;
  reason: string | undefined;
  /** What was typed there goes along: the order is about to be replaced by another. */
  person: RefObject<HTMLFormElement | null>;
};

export function CouponForm({ order, action, reason, person }: CouponFormProps) {
  const submit = useSubmit();
  const isBusy = useNavigation().formData?.get('intent') === 'coupon';
  return (
    <Disclosure summary={order.coupon ? 'Use another code' : 'Have a code?'} open={reason !== undefined}>
      <Form
        method="post"
        action={action}
        preventScrollReset
        className={codeForm.form}
        onSubmit={(event) => {
          if (!person.current) return;
          event.preventDefault();
          const both = new FormData(person.current);
          for (const [name, value] of new FormData(event.currentTarget)) both.set(name, value);
          void submit(both, { method: 'post', action, preventScrollReset: true });
        }}
      >
        <input type="hidden" name="intent" value="coupon" />
        <input type="hidden" name="order" value={order.code} />
        <TextField
          label="Code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          error={reason && wordsFor(reason)}
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          Apply
        </Button>
      </Form>
    </Disclosure>
  );
}
