/** The style of all tables in the terminal: no colours, no lines between rows. For the `style` option of cli-table3. */
export const TABLE_STYLE: { head: string[]; border: string[]; compact: boolean } = {
  head: [],
  border: [],
  compact: true,
}
