export function namedParticles(registry, fields) {
    const { particleId, particleData, particles, data, ...rest } = fields;
    const type = registry.particles[Number(particleId)]?.name;
    return [
        'world_particles',
        { ...rest, velocityOffset: particleData, amount: particles, particle: { type, data } },
    ];
}
