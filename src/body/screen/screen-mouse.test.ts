import { describe, expect, it } from 'vitest'
import type { Item } from '../../judger/client/bot.ts'
import type { WindowClick } from '../../judger/client/input-packets.ts'
import { screenLayout } from '../../render/screens/layouts.ts'
import type { Player } from '../hands/player.ts'
import type { Button } from '../keys/buttons.ts'
import { Edges } from '../keys/edges.ts'
import { type OpenScreen, PIXELS_PER_DEGREE, ScreenMouse } from './screen-mouse.ts'
import { PICTURE, type Point, screenTarget } from './target.ts'

const LAYOUT = screenLayout('inventory', undefined)!
const SCREEN: OpenScreen = { windowId: 0, layout: LAYOUT, offers: undefined, swallowsKeys: false }
const dirt = (count: number) => ({ name: 'dirt', type: 1, count, stackSize: 64 }) as Item

/** A mouse on a screen whose server never answers: clicks are collected as `slot button mode`. */
function mouse(carried: Item | null = null, screen: OpenScreen = SCREEN) {
  const clicks: string[] = []
  const chosen: number[] = []
  const keys = new Edges()
  const contents = { carried, window: undefined, inventory: Array.from({ length: 46 }, () => null) }
  const send = {
    click: ({ slot, button, mode }: WindowClick) => clicks.push(`${slot} ${button} ${mode}`),
    pressButton: (_id: number, index: number) => chosen.push(index),
  }
  const player = { keys, contents, send, tick: 0 }
  const hand = new ScreenMouse()
  hand.open()
  const step = (buttons: string, to?: Point) => {
    player.tick++
    keys.advance(new Set(buttons.split(' ').filter((word) => word !== '') as Button[]))
    const typed = player as unknown as Player
    hand.keys(typed, screen)
    const { cursor } = hand
    const goal = to ?? cursor
    const turn = {
      pitch: (goal.y - cursor.y) / PIXELS_PER_DEGREE,
      yaw: (goal.x - cursor.x) / PIXELS_PER_DEGREE,
    }
    hand.move(typed, screen, turn)
    hand.buttons(typed, screen)
  }
  return { hand, step, clicks, chosen, contents }
}

const over = (slot: number): Point => {
  const place = LAYOUT.slots[slot]!
  return { x: place.x + 232 + 8, y: place.y + 97 + 8 }
}

describe('the mouse on a screen', () => {
  it('starts in the middle, moves by 6.67 pixels a degree and stays within the picture', () => {
    const { hand, step } = mouse()
    expect(hand.cursor).toEqual({ x: 320, y: 180 })
    step('', { x: 386.7, y: 180 })
    expect(hand.cursor.x).toBeCloseTo(386.7, 6)
    step('', { x: 900, y: -50 })
    expect(hand.cursor).toEqual({ x: PICTURE.width, y: 0 })
  })

  it('picks up on the press, at the cursor’s position in the same tick', () => {
    const { step, clicks } = mouse()
    step('attack', over(36))
    expect(clicks).toEqual(['36 0 0'])
    step('')
    step('use', over(10))
    step('')
    expect(clicks).toEqual(['36 0 0', '10 1 0'])
  })

  it('puts down on the release while something is carried', () => {
    const { step, clicks } = mouse(dirt(5))
    step('attack', over(10))
    expect(clicks).toEqual([])
    step('')
    expect(clicks).toEqual(['10 0 0'])
  })

  it('moves a stack with the sneak key held', () => {
    const { step, clicks } = mouse()
    step('sneak attack', over(20))
    expect(clicks).toEqual(['20 0 1'])
  })

  it('shares out over the slots that it rests on while held, and skips those it jumps over', () => {
    const { step, clicks } = mouse(dirt(9))
    step('attack', over(9))
    step('attack', over(10))
    step('attack', over(13))
    step('')
    expect(clicks).toEqual(['-999 0 5', '10 1 5', '13 1 5', '-999 2 5'])
  })

  it('puts one into each slot with the right button, as many as there are items', () => {
    const { step, clicks } = mouse(dirt(2))
    step('use', over(9))
    for (const slot of [10, 11, 12]) step('use', over(slot))
    step('')
    expect(clicks).toEqual(['-999 4 5', '10 5 5', '11 5 5', '-999 6 5'])
  })

  it('gathers a kind by a double click within five ticks, and not later', () => {
    const quick = mouse()
    quick.step('attack', over(9))
    quick.contents.carried = dirt(4)
    quick.step('')
    quick.step('attack')
    quick.step('')
    expect(quick.clicks).toEqual(['9 0 0', '9 0 6'])
    const slow = mouse()
    slow.step('attack', over(9))
    slow.contents.carried = dirt(4)
    for (let i = 0; i < 6; i++) slow.step('')
    slow.step('attack')
    slow.step('')
    expect(slow.clicks).toEqual(['9 0 0', '9 0 0'])
  })

  it('throws what it carries outside the screen: all, or one by the right button', () => {
    const { step, clicks } = mouse(dirt(5))
    step('', { x: 100, y: 180 })
    step('use')
    step('')
    step('attack')
    step('')
    expect(clicks).toEqual(['-999 1 0', '-999 0 0'])
  })

  it('swaps with a hotbar key and throws with the drop key, over the slot of the last tick', () => {
    const { step, clicks } = mouse()
    step('', over(36))
    step('hotbar.4', over(37))
    step('drop')
    expect(clicks).toEqual(['36 3 2', '37 0 4'])
  })

  it('leaves the keys to a text field', () => {
    const { step, clicks } = mouse(null, { ...SCREEN, swallowsKeys: true })
    step('', over(36))
    step('hotbar.4')
    step('drop')
    expect(clicks).toEqual([])
  })

  it('chooses offers, those further down after its bar was drawn', () => {
    const layout = screenLayout('stonecutter', undefined)!
    const offers = {
      count: 18,
      columns: 4,
      rows: 3,
      choose: (send: { pressButton(id: number, index: number): void }, id: number, index: number) =>
        send.pressButton(id, index),
    }
    const { step, chosen, hand } = mouse(null, { ...SCREEN, layout, offers })
    const at = (x: number, y: number): Point => ({ x: 232 + x, y: 97 + y })
    step('attack', at(52 + 16 + 3, 14 + 5))
    step('')
    expect(chosen).toEqual([1])
    step('attack', at(122, 20))
    step('attack', at(122, 66))
    step('')
    expect(hand.firstRow).toBe(2)
    step('attack', at(55, 18))
    expect(chosen).toEqual([1, 8])
    step('', at(52 + 3 * 16 + 4, 14 + 2 * 18 + 4))
    step('attack')
    expect(chosen).toEqual([1, 8])
  })

  it('knows slots, panel and outside', () => {
    expect(screenTarget(LAYOUT, { x: 233, y: 98 })).toEqual({ on: 'panel' })
    expect(screenTarget(LAYOUT, { x: 345, y: 165 })).toEqual({ on: 'panel' })
    expect(screenTarget(LAYOUT, { x: 100, y: 98 })).toEqual({ on: 'outside' })
  })
})
