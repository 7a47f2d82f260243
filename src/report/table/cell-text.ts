import { withInterval } from '../number-texts.ts'
import { type Cell, type Column, isEstimate } from './model.ts'

/** A cell as text. */
export function cellText(cell: Cell): string {
  if (typeof cell !== 'object') return String(cell)
  if (!isEstimate(cell)) return cell.text
  const { places, mark } = cell
  return `${withInterval(cell, places)}${mark === undefined ? '' : ` ${mark}`}`
}

/** A column's head with its group before it. */
export const headText = ({ head, group }: Column): string =>
  group === undefined ? head : `${group}: ${head}`
