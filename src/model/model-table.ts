/**
 * The row of a model in a table, found by the model's name, with or without its date.
 * @param model id, e.g. `openai:gpt-4o-mini-2024-07-18`
 */
export function rowOf<Row>(table: Readonly<Record<string, Row>>, model: string): Row | undefined {
  const name = model.slice(model.indexOf(':') + 1)
  const rows = Object.entries(table).filter(([one]) => name === one || name.startsWith(`${one}-20`))
  return rows.sort(([a], [b]) => b.length - a.length)[0]?.[1]
}
