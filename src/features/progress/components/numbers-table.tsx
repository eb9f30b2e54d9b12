// Collapsible table with the numbers of a chart.
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import styles from './numbers-table.module.css';
import elements from '../../../ui/elements.module.css';

interface NumbersTableProps {
  summary: string;
  /** The first one names the rows. */
  columns: readonly string[];
  rows: readonly { name: string; numbers: readonly (number | string)[] }[];
}

export function NumbersTable({ summary, columns, rows }: NumbersTableProps) {
  const numbers = useNumberFormat();
  return (
    <details className={elements['disclosure']}>
      <summary>{summary}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.numbers.map((number, index) => (
                <td key={columns[index + 1]}>
                  {typeof number === 'number' ? numbers.format(number) : number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
