import type { Camera } from './gl/camera.ts'

/** The view to steer. */
interface Steered {
  camera: Camera
  isStale: boolean
  setMode(mode: 'orbit'): void
}

const TURN = 0.006
const KEY_TURN = 0.09

/** Turns the camera with pointer, wheel, two fingers and keys. */
export function steer(canvas: HTMLCanvasElement, stage: Steered): void {
  const pointers = new Map<number, { x: number; y: number }>()
  const moved = (): void => {
    stage.isStale = true
  }
  const leaveEyes = (): void => {
    if (stage.camera.mode === 'eyes') stage.setMode('orbit')
  }
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  for (const ending of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(ending, (event) => pointers.delete(event.pointerId))
  canvas.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (dx === 0 && dy === 0) return
    leaveEyes()
    const { camera } = stage
    if (other !== undefined) {
      const gap = (point: { x: number; y: number }): number =>
        Math.max(10, Math.hypot(point.x - other.x, point.y - other.y))
      camera.zoom(gap(before) / gap(now))
    } else if (event.shiftKey || event.buttons === 2 || event.buttons === 4) pan(dx, dy)
    else camera.turn(-dx * TURN, -dy * TURN)
    moved()
  })
  const pan = (dx: number, dy: number): void => {
    if (stage.camera.mode !== 'orbit') stage.setMode('orbit')
    stage.camera.pan(-dx / canvas.clientHeight, dy / canvas.clientHeight)
  }
  canvas.addEventListener('contextmenu', (event) => event.preventDefault())
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      leaveEyes()
      stage.camera.zoom(Math.exp(Math.max(-80, Math.min(80, event.deltaY)) * 0.0022))
      moved()
    },
    { passive: false },
  )
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { camera } = stage
    const actions: Record<string, () => void> = {
      ArrowLeft: () => camera.turn(KEY_TURN, 0),
      ArrowRight: () => camera.turn(-KEY_TURN, 0),
      ArrowUp: () => camera.turn(0, -KEY_TURN),
      ArrowDown: () => camera.turn(0, KEY_TURN),
      '+': () => camera.zoom(0.85),
      '-': () => camera.zoom(1.18),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    event.stopPropagation()
    leaveEyes()
    action()
    moved()
  })
}
