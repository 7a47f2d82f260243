/** `MinecraftServer.id` of the embedded world; other servers use their address. */
export const EMBEDDED_SERVER = 'embedded';
