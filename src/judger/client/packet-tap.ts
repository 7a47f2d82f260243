import { adapt } from './adapt.ts'

/** The fields of a packet, named as minecraft-protocol names them. */
export type PacketFields = Readonly<Record<string, unknown>>

type SentListener = (name: string, fields: PacketFields) => void
type ReceivedListener = (fields: PacketFields) => void

/** The part of minecraft-protocol's client that packets pass through. */
interface Passage {
  write(name: string, fields: PacketFields): void
  on(name: string, listener: ReceivedListener): void
  removeListener(name: string, listener: ReceivedListener): void
}

/** Listens to the packets of a client without changing them. */
export class PacketTap {
  readonly #passage: Passage
  readonly #sent = new Set<SentListener>()
  #isTapped = false

  /** @param client minecraft-protocol's client of a bot */
  constructor(client: unknown) {
    this.#passage = adapt<Passage>(client)
  }

  /**
   * Listens to every packet that the client sends, before it is sent; minecraft-protocol does not emit an event for this.
   * @returns a function that stops listening
   */
  onSent(listener: SentListener): () => void {
    this.#tap()
    this.#sent.add(listener)
    return () => void this.#sent.delete(listener)
  }

  /**
   * Listens to received packets with a given name, after mineflayer has read them.
   * @returns a function that stops listening
   */
  onReceived(name: string, listener: ReceivedListener): () => void {
    this.#passage.on(name, listener)
    return () => this.#passage.removeListener(name, listener)
  }

  #tap(): void {
    if (this.#isTapped) return
    this.#isTapped = true
    const passage = this.#passage
    const send = passage.write
    passage.write = (name, fields) => {
      for (const listener of this.#sent) listener(name, fields)
      send.call(passage, name, fields)
    }
  }
}
