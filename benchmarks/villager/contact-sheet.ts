/**
 * Draws the constructions of the villager suite on one sheet for visual inspection:
 * `node benchmarks/villager/contact-sheet.ts > sheet.svg`.
 */
import { boundingBox } from '../../src/core/position.ts'
import { renderIsometric } from '../../src/render/isometric.ts'
import { suiteTasks } from '../../src/suite/testing.ts'

const COLUMNS = 10
const TILE = 190

const tiles = suiteTasks(process.argv[2] ?? 'villager-construction').map(({ blueprint }, index) => {
  const frame = boundingBox(blueprint.map(({ position }) => position))
  const drawing = renderIsometric(blueprint, { standalone: true, ...(frame === undefined ? {} : { frame }) })
  const [x, y] = [(index % COLUMNS) * TILE, Math.floor(index / COLUMNS) * TILE]
  const sized = drawing
    .replace(/ width="[^"]*" height="[^"]*"/, '')
    .replace('<svg', `<svg x="${x + 8}" y="${y + 8}" width="${TILE - 16}" height="${TILE - 30}"`)
  const label = `${index} · ${blueprint.length}`
  return `${sized}<text x="${x + TILE / 2}" y="${y + TILE - 8}" font-size="12" text-anchor="middle" font-family="sans-serif">${label}</text>`
})
const size = [COLUMNS * TILE, Math.ceil(tiles.length / COLUMNS) * TILE]
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}"><rect width="100%" height="100%" fill="#fff"/>${tiles.join('')}</svg>\n`,
)
