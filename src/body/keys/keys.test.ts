import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUTTONS, type Button, type KeyAction } from './buttons.ts'
import { binOfDegrees, degreesOfBin, turnOfCameraIndex } from './camera-bins.ts'
import { actionOfCompact, buttonsOfIndex, compactOf, INVENTORY_INDEX, inOrder } from './compact-index.ts'
import { readAction } from './read-action.ts'

/** Rows produced by VPT's own code: index, whether the camera counts, buttons. */
const GOLDEN: readonly (readonly [number, boolean, string])[] = [
  [0, false, ''],
  [3, true, 'jump'],
  [5, true, 'attack'],
  [12, false, 'attack drop'],
  [290, false, 'forward jump'],
  [292, false, 'attack forward'],
  [322, false, 'forward jump sprint'],
  [384, false, 'forward left'],
  [7776, false, 'hotbar.9'],
  [8639, true, 'attack back jump right sneak use drop hotbar.9'],
  [8640, true, 'inventory'],
]
const WEIGHTS: readonly (readonly [number, string])[] = [
  [2, 'jump'],
  [4, 'attack'],
  [8, 'drop'],
  [16, 'use'],
  [32, 'sprint'],
  [64, 'sneak'],
  [96, 'left'],
  [192, 'right'],
  [288, 'forward'],
  [576, 'back'],
  [864, 'hotbar.1'],
  [864 * 5, 'hotbar.5'],
]
const words = (pressed: ReadonlySet<Button>) => inOrder(pressed).join(' ')
const buttonSet = fc.uniqueArray(fc.constantFrom(...BUTTONS)).map((list) => new Set(list))
const angle = fc.double({ min: -12, max: 12, noNaN: true })

describe('the compact form', () => {
  it.each(GOLDEN)('index %i uses the camera: %s, and holds "%s"', (index, camera, buttons) => {
    const { pressed, usesCamera } = buttonsOfIndex(index)
    expect([usesCamera, words(pressed)]).toEqual([camera, buttons])
  })

  it.each(WEIGHTS)('the weight %i is that of %s', (weight, button) => {
    expect(words(buttonsOfIndex(weight).pressed)).toBe(button)
  })

  it('comes back from each of its 8,641 indices', () => {
    for (let buttons = 0; buttons < INVENTORY_INDEX; buttons++) {
      const camera = buttons % 2 === 1 ? 0 : 60
      expect(compactOf(actionOfCompact({ buttons, camera })).buttons).toBe(buttons)
    }
    expect(compactOf(actionOfCompact({ buttons: INVENTORY_INDEX, camera: 0 }))).toEqual({
      buttons: INVENTORY_INDEX,
      camera: 60,
    })
  })

  it.each([8641, -1, 0.5, Number.NaN])('refuses index %d', (index) => {
    expect(() => buttonsOfIndex(index)).toThrow(/0 to 8640/)
  })

  it('cancels opposite directions, prefers sneak and the highest hotbar key', () => {
    const pressed = new Set<Button>([
      'forward',
      'back',
      'left',
      'right',
      'sprint',
      'sneak',
      'hotbar.2',
      'hotbar.7',
    ])
    const { buttons } = compactOf({ pressed, camera: { pitch: 0, yaw: 0 } })
    expect(words(buttonsOfIndex(buttons).pressed)).toBe('sneak hotbar.7')
  })
})

describe('camera bins', () => {
  it('stand for the mu-law angles of VPT', () => {
    const angles = [10, 5.8095, 3.2154, 1.6095, 0.6154, 0]
    angles.forEach((degrees, i) => {
      expect(degreesOfBin(10 - i)).toBeCloseTo(degrees, 4)
      expect(degreesOfBin(i)).toBeCloseTo(-degrees, 4)
    })
  })

  it('come back from their own angles and clip the rest', () => {
    for (let bin = 0; bin <= 10; bin++) expect(binOfDegrees(degreesOfBin(bin))).toBe(bin)
    expect([binOfDegrees(300), binOfDegrees(-300)]).toEqual([10, 0])
  })

  it('hold pitch before yaw', () => {
    expect(turnOfCameraIndex(61)).toEqual({ pitch: 0, yaw: degreesOfBin(6) })
    expect(turnOfCameraIndex(71)).toEqual({ pitch: degreesOfBin(6), yaw: 0 })
    expect(() => turnOfCameraIndex(121)).toThrow(/0 to 120/)
  })
})

describe('reading actions', () => {
  const formats = (action: KeyAction) => {
    const { buttons, camera } = compactOf(action)
    const angles = [action.camera.pitch, action.camera.yaw]
    const down = (button: Button) => (action.pressed.has(button) ? 1 : 0)
    return [
      { type: 'action', action_type: 'agent', buttons: [buttons], camera: [camera] },
      { type: 'action', action_type: 'agent', buttons: BUTTONS.map(down), camera: angles },
      {
        action_type: 'env',
        action: { ...Object.fromEntries(BUTTONS.map((b) => [b, down(b)])), camera: angles },
      },
    ]
  }

  it('gives the same action in all three formats', () => {
    fc.assert(
      fc.property(buttonSet, angle, angle, (pressed, pitch, yaw) => {
        const [compact, expanded, named] = formats({ pressed, camera: { pitch, yaw } }).map((reply) =>
          readAction(reply),
        )
        expect(expanded).toEqual(compact)
        expect(named).toEqual(compact)
      }),
    )
  })

  it('unwraps the arrays of numpy', () => {
    const action = readAction({ buttons: [[292]], camera: [[60]] })
    expect(words(action.pressed)).toBe('attack forward')
    const expanded = readAction({ buttons: [BUTTONS.map((b) => (b === 'jump' ? 1 : 0))], camera: [[0, 3.3]] })
    expect(words(expanded.pressed)).toBe('jump')
    expect(expanded.camera.yaw).toBeCloseTo(3.2154, 4)
  })

  it('keeps exact angles on request', () => {
    const reply = { action_type: 'env', action: { camera: [0.2, -2] } }
    expect(readAction(reply, { exactTurns: true }).camera).toEqual({ pitch: 0.2, yaw: -2 })
    expect(readAction(reply).camera.pitch).toBe(0)
  })

  it.each([
    null,
    [],
    'noop',
    { buttons: [1, 2], camera: [0] },
    { buttons: [8641], camera: [60] },
    { buttons: [0], camera: [121] },
    { buttons: [Number.NaN], camera: [60] },
    { buttons: Array(20).fill(2), camera: [0, 0] },
    { action_type: 'env', action: { camera: [Number.NaN, 0] } },
    { action_type: 'env', action: { jump: 'yes' } },
    { action_type: 'env' },
  ])('refuses %j', (reply) => {
    expect(() => readAction(reply)).toThrow(expect.objectContaining({ code: 'action_format' }))
  })
})
