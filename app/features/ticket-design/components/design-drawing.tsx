import { memo, useMemo } from 'react';
import type { TicketDesign } from '~/lib/ticket-design/document';
import type { TicketFacts } from '~/lib/ticket-design/facts';
import { layoutTicket } from '~/lib/ticket-design/layout';
import { measureText } from '~/lib/ticket-design/measure';
import { type SizeName, ticketSizes } from '~/lib/ticket-design/sizes';
import { TicketFace } from '~/ui/ticket-face/ticket-face';
import { sampleCode } from '../sample-code';
import { useScene } from '../scene-context';

type DesignDrawingProps = {
  design: TicketDesign;
  size: SizeName;
  /** Those of the scene where nothing is said. */
  facts?: TicketFacts;
  className?: string | undefined;
  label?: string;
};

/** A design as tickets will look: the same geometry as on paper. */
export const DesignDrawing = memo(function DesignDrawing(props: DesignDrawingProps) {
  const { design, size, className, label } = props;
  const scene = useScene();
  const facts = props.facts ?? scene.facts;
  const marks = useMemo(() => layoutTicket(design, size, facts, measureText), [design, size, facts]);
  const { width, height } = ticketSizes[size];
  return (
    <div className={className}>
      <TicketFace marks={marks} width={width} height={height} code={sampleCode} label={label} />
    </div>
  );
});
