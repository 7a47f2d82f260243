import { afterAll } from 'vitest'

/* Files share their process, so a file that leaves virtual time or another environment behind fails, not the ones after it. */

const real = { setTimeout, clearTimeout, setInterval, clearInterval, Date, random: Math.random }
const folder = process.cwd()
const environment = { ...process.env }

/** Names of the things that differ from their state before this file. */
function traces(): string[] {
  const now = { setTimeout, clearTimeout, setInterval, clearInterval, Date, random: Math.random }
  const replaced = Object.keys(real).filter(
    (name) => now[name as keyof typeof now] !== real[name as keyof typeof real],
  )
  const variables = [...new Set([...Object.keys(environment), ...Object.keys(process.env)])]
  return [
    ...replaced,
    ...variables.filter((name) => process.env[name] !== environment[name]),
    ...(process.cwd() === folder ? [] : ['the working folder']),
  ]
}

/** Puts everything back for the files after this one. */
function restore(): void {
  const { random, ...globals } = real
  Object.assign(globalThis, globals)
  Math.random = random
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  process.chdir(folder)
}

afterAll(() => {
  const left = traces()
  if (left.length === 0) return
  restore()
  throw new Error(`This file changed, and did not restore: ${left.join(', ')}.`)
})
