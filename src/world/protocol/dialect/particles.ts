/** Particles: the game numbers them; since 1.20.5 they are named, and the packet has other fields. */
import type { PacketFields } from '../../library/network.ts'
import type { Registry } from '../../library/prismarine.ts'
import type { Packet } from './dialect.ts'

export function namedParticles(registry: Registry, fields: PacketFields): Packet {
  const { particleId, particleData, particles, data, ...rest } = fields
  const type = registry.particles[Number(particleId)]?.name
  return [
    'world_particles',
    { ...rest, velocityOffset: particleData, amount: particles, particle: { type, data } },
  ]
}
