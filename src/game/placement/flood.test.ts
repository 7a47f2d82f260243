import { describe, expect, it } from 'vitest'
import { cellKey, type Position } from '../../core/position.ts'
import { type BlockSpec, parseBlock } from '../block.ts'
import { floodedFrom } from './flood.ts'

const at = (x: number, y: number, z: number): Position => ({ x, y, z })
/** The cells that water at a cell reaches among blocks, on a floor at y = -1. */
const flooded = (source: Position, blocks: Readonly<Record<string, string>>): string[] =>
  floodedFrom(source, (cell) => parseBlock(blocks[cellKey(cell)] ?? '') as BlockSpec | undefined, -1)
    .map(cellKey)
    .sort()

describe('what water would wash over', () => {
  it('is the wall of a full basin, and nothing beyond it', () => {
    const basin = {
      '1,0,0': 'stone',
      '-1,0,0': 'stone',
      '0,0,1': 'stone',
      '0,0,-1': 'stone',
      '5,0,0': 'torch',
    }
    expect(flooded(at(0, 0, 0), basin)).toEqual(['-1,0,0', '0,0,-1', '0,0,1', '1,0,0'])
  })

  it('is the far wall of a tank that it does not fill, up to seven steps away', () => {
    expect(flooded(at(0, 0, 0), { '5,0,0': 'glass' })).toEqual(['5,0,0'])
    expect(flooded(at(0, 0, 0), { '8,0,0': 'glass' })).toEqual(['8,0,0'])
    expect(flooded(at(0, 0, 0), { '9,0,0': 'glass' })).toEqual([])
  })

  it('is what it falls on, and no other water', () => {
    expect(flooded(at(0, 3, 0), { '2,0,0': 'rail', '0,3,1': 'kelp' })).toEqual(['2,0,0'])
  })
})
