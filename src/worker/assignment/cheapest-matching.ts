/**
 * Gives each row a column of its own so that the sum of costs is least (the Hungarian method with shortest augmenting paths).
 * Among equal sums the same input gives the same answer. Time O(rows² × columns).
 * @param costs finite costs by row and column, at least as many columns as rows
 * @returns the column of each row
 */
export function cheapestMatching(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0
  /** The row of each column, counted from 1; 0 is none. Column 0 is where a search begins. */
  const rowOf = new Array<number>(columns + 1).fill(0)
  const rowPrice = new Array<number>(costs.length + 1).fill(0)
  const columnPrice = new Array<number>(columns + 1).fill(0)
  for (let start = 1; start <= costs.length; start++) {
    rowOf[0] = start
    const cameFrom = new Array<number>(columns + 1).fill(0)
    const slack = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY)
    const isSeen = new Array<boolean>(columns + 1).fill(false)
    let column = 0
    do {
      isSeen[column] = true
      const row = rowOf[column] as number
      let step = Number.POSITIVE_INFINITY
      let next = 0
      for (let other = 1; other <= columns; other++) {
        if (isSeen[other]) continue
        const cost = (costs[row - 1] as number[])[other - 1] as number
        const reduced = cost - (rowPrice[row] as number) - (columnPrice[other] as number)
        if (reduced < (slack[other] as number)) {
          slack[other] = reduced
          cameFrom[other] = column
        }
        if ((slack[other] as number) < step) {
          step = slack[other] as number
          next = other
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isSeen[other]) {
          rowPrice[rowOf[other] as number] = (rowPrice[rowOf[other] as number] as number) + step
          columnPrice[other] = (columnPrice[other] as number) - step
        } else slack[other] = (slack[other] as number) - step
      }
      column = next
    } while (rowOf[column] !== 0)
    for (; column !== 0; column = cameFrom[column] as number)
      rowOf[column] = rowOf[cameFrom[column] as number] as number
  }
  const columnOf = new Array<number>(costs.length).fill(-1)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] as number
    if (row > 0) columnOf[row - 1] = column - 1
  }
  return columnOf
}
