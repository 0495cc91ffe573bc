import type { ReceiptText } from './receipt-of';

export interface ReceiptPaperProps {
  readonly receipt: ReceiptText;
  readonly brandName: string;
}

/** The printed form of a receipt. */
export const ReceiptPaper = ({ receipt: { homeName, facts, groups }, brandName }: ReceiptPaperProps) => (
  <>
    <p className="brand">{brandName}</p>
    <h1>Receipt</h1>
    <p>{homeName}</p>
    <dl>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {groups.map(({ title, lines, sum }) => (
      <table key={title}>
        <caption>{title}</caption>
        <tbody>
          {lines.map(({ label, text }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{sum.label}</th>
              <td>{sum.text}</td>
            </tr>
          </tfoot>
        )}
      </table>
    ))}
  </>
);
