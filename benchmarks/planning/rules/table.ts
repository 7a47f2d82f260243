import Table from 'cli-table3'

/** A table whose first two columns are text. */
export function tableOf(head: string[], body: string[][]): string {
  const table = new Table({
    style: { head: [], border: [], compact: true },
    head,
    colAligns: head.map((_, index) => (index < 2 ? 'left' : 'right')),
  })
  table.push(...body)
  return table.toString()
}
