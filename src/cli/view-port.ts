import { InvalidArgumentError } from 'commander'
import type { ViewServer } from '../view/server/view-server.ts'
import { stopWished } from './interrupt.ts'

/** Says where the page is, and keeps it open until Ctrl-C. */
export async function untilStopped(server: ViewServer): Promise<void> {
  process.stdout.write(`view     ${server.url}\nOpen it in a browser on this machine. Ctrl-C closes it.\n`)
  await stopWished()
  await server.close()
}

/** Reads a port. */
export function viewPort(text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535)
    throw new InvalidArgumentError('Ports are numbers from 0 to 65535.')
  return value
}
