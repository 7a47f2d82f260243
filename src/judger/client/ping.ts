// Before minecraft-protocol.
import './late-sign-in.ts'
import protocol from 'minecraft-protocol'

/** A server's description of itself without a login. */
export interface ServerVersion {
  readonly name: string
  /** Its protocol number. */
  readonly protocol: number
}

/** How long a server may take to answer (ms of wall time). */
const ANSWER_MS = 5000

/** Asks a server for its version. Rejects if it does not answer. */
export async function pingServer(address: { host: string; port: number }): Promise<ServerVersion> {
  const { version } = (await protocol.ping({ ...address, closeTimeout: ANSWER_MS })) as {
    version: ServerVersion
  }
  return version
}
