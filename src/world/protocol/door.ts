import type { NetClient } from '../library/network.ts'
import type { WorldClock } from '../options.ts'
import { json, type Text } from './fields.ts'

/** The fields of the first packet of a connection. */
interface Handshake {
  readonly protocolVersion: number
  readonly nextState: number
}

interface LoginStart {
  readonly username: string
}

interface DoorOptions {
  /** The version of the server. */
  readonly version: { readonly name: string; readonly protocol: number }
  readonly clock: WorldClock
  /** Why a name may not join; undefined if it may. */
  readonly refusal: (name: string) => Text | undefined
}

/** The purpose that a client states in its handshake (vanilla ClientIntent). */
const STATUS = 1
const LOGIN = 2
const TRANSFER = 3

/** The first protocol whose clients are not "outdated" but "incompatible" (vanilla ServerHandshakePacketListenerImpl). */
const FIRST_INCOMPATIBLE = 754
const MAX_NAME = 16
/** Time that a refused client has to read the reason and close its side (ms). */
const FAREWELL_MS = 500

/**
 * Decides which clients may enter, by version and name, as vanilla does. minecraft-protocol alone does not reject a client of
 * another version, continues its login, accepts any name, and answers a ping only after a request for the status.
 */
export function guardDoor(client: NetClient, { version, clock, refusal }: DoorOptions): void {
  const refuse = (reason: Text) => {
    client.removeAllListeners('login_start')
    client.end('translate' in reason ? reason.translate : reason.text, json(reason))
    clock.sleep(FAREWELL_MS).then(() => client.socket?.destroy())
  }
  client.removeAllListeners('set_protocol')
  client.once('set_protocol', ({ protocolVersion, nextState }: Handshake) => {
    client.protocolVersion = protocolVersion
    if (nextState === STATUS) {
      client.state = 'status'
      answerBarePing(client)
      return
    }
    // The packet that refuses is the same in all versions: number 0, with a text.
    client.state = 'login'
    if (protocolVersion !== version.protocol) refuse(versionReason(protocolVersion, version))
    else if (nextState === TRANSFER) refuse({ translate: 'multiplayer.disconnect.transfers_disabled' })
    else if (nextState !== LOGIN)
      refuse({ translate: 'disconnect.genericReason', with: [`intention ${nextState}`] })
  })
  const [onLogin] = client.listeners('login_start') as ((packet: LoginStart) => void)[]
  client.removeAllListeners('login_start')
  client.once('login_start', (packet: LoginStart) => {
    const reason = isPlayerName(packet.username)
      ? refusal(packet.username)
      : ({ translate: 'disconnect.genericReason', with: ['Invalid characters in username'] } as const)
    if (reason) refuse(reason)
    else onLogin?.(packet)
  })
}

/** Vanilla 1.16.5 knows outdated servers; later versions call newer clients incompatible, too. */
function versionReason(protocol: number, { name, protocol: own }: DoorOptions['version']): Text {
  const kind =
    protocol < FIRST_INCOMPATIBLE
      ? 'outdated_client'
      : own <= FIRST_INCOMPATIBLE
        ? 'outdated_server'
        : 'incompatible'
  return { translate: `multiplayer.disconnect.${kind}`, with: [name] }
}

/** Visible ASCII characters, 1 to 16 (vanilla StringUtil.isValidPlayerName, which also allows an empty name). */
const isPlayerName = (name: string): boolean => name.length <= MAX_NAME && /^[!-~]+$/.test(name)

/** Answers a ping that was not preceded by a status request. */
function answerBarePing(client: NetClient): void {
  let wasAsked = false
  client.once('ping_start', () => {
    wasAsked = true
  })
  client.once('ping', ({ time }: { time: unknown }) => {
    if (wasAsked) return
    client.write('ping', { time })
    client.end('pinged')
  })
}
