/**
 * Assigns each row its own column at the lowest total cost (the Hungarian method with shortest augmenting paths). Ties are
 * broken deterministically. Time O(rows² × columns).
 * @param costs finite costs by row and column, at least as many columns as rows
 * @returns the column of each row
 */
export function cheapestMatching(costs: readonly (readonly number[])[]): number[] {
  const matching = new Matching(costs)
  for (let row = 1; row <= costs.length; row++) matching.add(row)
  return matching.columnOfEachRow()
}

/** Rows and columns are counted from 1; 0 means none. */
class Matching {
  readonly #costs: readonly (readonly number[])[]
  readonly #columns: number
  /** The row of each column; that of column 0 is the row that is being added. */
  readonly #rowOf: number[]
  readonly #rowPrice: number[]
  readonly #columnPrice: number[]

  constructor(costs: readonly (readonly number[])[]) {
    this.#costs = costs
    this.#columns = costs[0]?.length ?? 0
    this.#rowOf = new Array<number>(this.#columns + 1).fill(0)
    this.#rowPrice = new Array<number>(costs.length + 1).fill(0)
    this.#columnPrice = new Array<number>(this.#columns + 1).fill(0)
  }

  /** Adds a row along the shortest augmenting path to a free column. */
  add(row: number): void {
    this.#rowOf[0] = row
    const cameFrom = new Array<number>(this.#columns + 1).fill(0)
    const slack = new Array<number>(this.#columns + 1).fill(Number.POSITIVE_INFINITY)
    const isSeen = new Array<boolean>(this.#columns + 1).fill(false)
    let column = 0
    do {
      isSeen[column] = true
      this.#relax(column, { cameFrom, slack, isSeen })
      const next = nearest(slack, isSeen)
      this.#reprice(slack[next] ?? 0, { slack, isSeen })
      column = next
    } while (this.#rowOf[column] !== 0)
    for (; column !== 0; column = cameFrom[column] as number)
      this.#rowOf[column] = this.#rowOf[cameFrom[column] as number] as number
  }

  columnOfEachRow(): number[] {
    const columnOf = new Array<number>(this.#costs.length).fill(-1)
    for (let column = 1; column <= this.#columns; column++) {
      const row = this.#rowOf[column] as number
      if (row > 0) columnOf[row - 1] = column - 1
    }
    return columnOf
  }

  /** Lowers the cost of columns that are cheaper to reach through this one. */
  #relax(column: number, { cameFrom, slack, isSeen }: Search): void {
    const row = this.#rowOf[column] as number
    for (let other = 1; other <= this.#columns; other++) {
      if (isSeen[other]) continue
      const cost = (this.#costs[row - 1] as number[])[other - 1] as number
      const reduced = cost - (this.#rowPrice[row] as number) - (this.#columnPrice[other] as number)
      if (reduced >= (slack[other] as number)) continue
      slack[other] = reduced
      cameFrom[other] = column
    }
  }

  #reprice(step: number, { slack, isSeen }: Pick<Search, 'slack' | 'isSeen'>): void {
    for (let column = 0; column <= this.#columns; column++) {
      if (isSeen[column]) {
        const row = this.#rowOf[column] as number
        this.#rowPrice[row] = (this.#rowPrice[row] as number) + step
        this.#columnPrice[column] = (this.#columnPrice[column] as number) - step
      } else slack[column] = (slack[column] as number) - step
    }
  }
}

/** State of a search for a free column, per column: its predecessor, the cost to reach it, and whether it has been reached. */
interface Search {
  cameFrom: number[]
  slack: number[]
  isSeen: boolean[]
}

/** The first of the cheapest columns to reach next. */
function nearest(slack: readonly number[], isSeen: readonly boolean[]): number {
  let next = 0
  for (let column = 1; column < slack.length; column++)
    if (
      !isSeen[column] &&
      (slack[column] as number) < (next === 0 ? Number.POSITIVE_INFINITY : (slack[next] as number))
    )
      next = column
  return next
}
