import { type Family, oneOf, WOOLS } from '../family.ts'

/** A person with arms stretched out, a sword in one hand and a shield in the other. */
export const colossus: Family = {
  id: 'colossus',
  title: 'A statue with arms stretched out',
  draw(canvas, size, random) {
    const [wool, scale] = [oneOf(random, WOOLS), 4 + 2 * size]
    for (const x of [-1, 1]) canvas.box([x, 0, 0], [x, scale - 1, 0], 'blue_concrete')
    canvas.box([-1, scale, 0], [1, 2 * scale - 2, 1], wool)
    canvas.box([-scale, 2 * scale - 2, 0], [-2, 2 * scale - 2, 0], 'stripped_birch_log[axis=x]')
    canvas.box([2, 2 * scale - 2, 0], [scale, 2 * scale - 2, 0], 'stripped_birch_log[axis=x]')
    canvas.set(0, 2 * scale - 1, 0, 'smooth_sandstone').set(0, 2 * scale, 0, 'carved_pumpkin[facing=north]')
    canvas.box([-scale, 2 * scale - 1, 0], [-scale, 2 * scale + 1, 0], 'iron_bars')
    canvas.box([scale - 1, 2 * scale - 3, -1], [scale + 1, 2 * scale - 1, -1], 'gold_block')
    canvas.set(0, 2 * scale - 3, -1, 'stone_button[face=wall,facing=north]')
  },
}

/** An animal on four legs with a neck that reaches far forward. */
export const giraffe: Family = {
  id: 'giraffe',
  title: 'A giraffe',
  draw(canvas, size) {
    const [legs, neck] = [4 + size, 5 + 2 * size]
    for (const x of [0, 4])
      for (const z of [0, 2]) canvas.box([x, 0, z], [x, legs - 1, z], 'yellow_terracotta')
    canvas.box([0, legs, 0], [4, legs + 1, 2], 'yellow_terracotta')
    for (let step = 0; step < neck; step++)
      canvas.set(
        4 + Math.floor((step + 1) / 2),
        legs + 1 + step,
        1,
        step % 2 === 0 ? 'yellow_terracotta' : 'brown_terracotta',
      )
    const [x, y] = [4 + Math.floor(neck / 2), legs + 1 + neck]
    canvas.box([x, y, 1], [x + 2, y, 1], 'yellow_terracotta')
    canvas.set(x, y + 1, 1, 'end_rod[facing=up]')
    canvas.box([-1, legs + 1, 1], [-1, legs + 1, 1], 'brown_terracotta').set(-1, legs, 1, 'chain[axis=y]')
  },
}

/** A dragon in flight: a body that touches the ground only with its claws, wings that slope up and hang over. */
export const dragon: Family = {
  id: 'dragon',
  title: 'A dragon',
  draw(canvas, size) {
    const length = 10 + 3 * size
    const span = 4 + size
    const height = 4
    canvas.box([0, height, 0], [length - 1, height, 0], 'obsidian')
    canvas.box([2, height - 1, 0], [length - 4, height - 1, 0], 'black_concrete')
    for (const z of [-1, 1]) {
      canvas.box([3, 0, z], [3, height - 1, z], 'black_concrete')
      canvas.set(3, height, z, 'black_concrete')
      for (let step = 1; step <= span; step++)
        for (let x = 4; x < 7 + size; x++)
          canvas.set(
            x + Math.floor(step / 2),
            height + Math.ceil(step / 2),
            z * step,
            step === span ? 'purple_wool' : 'black_wool',
          )
    }
    canvas.box([length, height, -1], [length + 1, height + 1, 1], 'obsidian')
    canvas
      .set(length + 1, height + 2, -1, 'end_rod[facing=up]')
      .set(length + 1, height + 2, 1, 'end_rod[facing=up]')
    canvas.set(length + 2, height, 0, 'wall_torch[facing=east]')
    for (let step = 1; step <= 3; step++) canvas.set(-step, height + step - 1, 0, 'obsidian')
  },
}
