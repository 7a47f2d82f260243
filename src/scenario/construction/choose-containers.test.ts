import { describe, expect, it } from 'vitest'
import { ContainerChoice } from './choose-containers.ts'

const at = (x: number) => ({ x, y: 0, z: 0 })
const scene = (...stocks: Record<string, number>[]) => ({
  agents: [],
  containers: stocks.map((items, index) => ({
    position: at(10 * index),
    kind: 'chest',
    items: Object.entries(items).map(([item, count]) => ({ item, count })),
  })),
})
const take = (choice: ContainerChoice, items: Record<string, number>, x: number) =>
  choice
    .take(
      Object.entries(items).map(([item, count]) => ({ item, count })),
      at(x),
    )
    .map(({ container, item, count }) => `${count} ${item} from ${container.x}`)

describe('the choice of containers', () => {
  it('is the nearest that has all of it', () => {
    const choice = new ContainerChoice(scene({ stone: 9 }, { stone: 9, glass: 9 }, { stone: 9, glass: 9 }))
    expect(take(choice, { stone: 1, glass: 1 }, 0)).toEqual(['1 stone from 10', '1 glass from 10'])
    expect(take(choice, { stone: 1 }, 0)).toEqual(['1 stone from 0'])
  })

  it('takes what was chosen before off the stock', () => {
    const choice = new ContainerChoice(scene({ stone: 4 }, { stone: 4 }))
    expect(take(choice, { stone: 3 }, 0)).toEqual(['3 stone from 0'])
    expect(take(choice, { stone: 3 }, 0)).toEqual(['3 stone from 10'])
    expect(take(choice, { stone: 2 }, 0)).toEqual(['1 stone from 0', '1 stone from 10'])
  })

  it('names a container even for what no scene shows', () => {
    expect(take(new ContainerChoice(scene({})), { stone: 3 }, 0)).toEqual(['3 stone from 0'])
  })
})
