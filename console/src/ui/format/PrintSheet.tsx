import { printMarkup } from '../trustedTypes.ts';
import { useWidth } from '../useWidth.ts';
import './printPreview.css';

/** Pixels of A4, which prints are drawn for. */
const SHEET_WIDTH = (210 / 25.4) * 96;

/** A print on its sheet of paper, without scripts; as narrow as the place for it. */
export function PrintSheet({ html, title }: { html: string; title: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const scale = width ? Math.min(1, width / SHEET_WIDTH) : 1;
  return (
    <div className="kit-print-preview" ref={box}>
      <iframe
        title={title}
        sandbox=""
        srcDoc={printMarkup(html)}
        style={{
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          visibility: width ? 'visible' : 'hidden',
        }}
      />
    </div>
  );
}
