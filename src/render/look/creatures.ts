import type { Build } from './builds.ts'
import { plain } from './materials.ts'
import { box, dressed, type Numbers, type Part } from './part.ts'
import { headSkin } from './textures/heads.ts'

/** A trunk, a head and eight legs, 0.9 blocks high. */
export function spider(kind: string, { body, legs }: Build): Part[] {
  const leg = (way: -1 | 1, z: number, lean: number): Part => {
    const numbers: Numbers = way < 0 ? [-7, 6, z, 5, 8, z + 2] : [11, 6, z, 23, 8, z + 2]
    return box(numbers, plain('grain', legs), {
      axis: 'y',
      degrees: way * lean,
      origin: [way < 0 ? 5 : 11, 7, z + 1],
    })
  }
  return [
    box([3, 4, 10, 13, 12, 22], plain('rough', body)),
    box([5, 5, 4, 11, 11, 10], plain('rough', body)),
    box([4, 4, -4, 12, 12, 4], headSkin(kind)),
    ...([-1, 1] as const).flatMap((way) => [
      leg(way, 3, 35),
      leg(way, 5, 12),
      leg(way, 7, -12),
      leg(way, 9, -35),
    ]),
  ]
}

/** A body with fins, 0.45 blocks high, centred where the fish swims. */
export function fish({ body, legs }: Build): Part[] {
  const scales = plain('speckled', body, legs)
  const fin = plain('grain', legs)
  return [
    box([6.5, 1, 4, 9.5, 6, 12], scales),
    box([7, 2, 1, 9, 5, 4], scales),
    box([7.7, 1, 12, 8.3, 6, 15.5], fin),
    box([7.7, 6, 6, 8.3, 7.4, 10], fin),
  ]
}

/** A mantle with arms that hang down, a block high. */
export function squid(kind: string, { body, legs }: Build): Part[] {
  const arms: Part[] = []
  for (const x of [2.5, 5.5, 8.5, 11.5])
    for (const z of [2.5, 11.5]) arms.push(box([x, 0, z, x + 2, 7, z + 2], plain('grain', legs)))
  return [
    box([2, 6, 2, 14, 16, 14], dressed(plain('grain', body), { north: headSkin(kind, body)[2] })),
    ...arms,
  ]
}

/** A floor with four walls, with room to sit in. */
export function boat({ body, legs }: Build): Part[] {
  const [boards, floor] = [plain('rough', body), plain('rough', legs)]
  return [
    box([0, 1, -4, 16, 3, 20], floor),
    box([0, 3, -4, 2, 9, 20], boards),
    box([14, 3, -4, 16, 9, 20], boards),
    box([2, 3, -4, 14, 9, -2], boards),
    box([2, 3, 18, 14, 9, 20], boards),
  ]
}
