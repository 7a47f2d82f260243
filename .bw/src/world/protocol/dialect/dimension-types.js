const REGISTRY = 'minecraft:dimension_type';
/** In the form of the version's data: one tag up to 1.20.4, then a list of entries. */
export function dimensionTypes({ loginPacket }) {
    const codec = loginPacket['dimensionCodec'];
    const apart = codec[REGISTRY];
    if (apart)
        return apart.entries.map(({ key, value }) => ({ name: key, type: value }));
    const listed = codec.value?.[REGISTRY].value.value.value.value ?? [];
    return listed.map(({ name, element }) => ({
        name: String(name.value),
        type: { type: 'compound', name: '', value: element.value },
    }));
}
