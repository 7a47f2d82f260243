import java.io.IOException;
import java.nio.file.Path;
import net.minestom.server.MinecraftServer;
import net.minestom.server.coordinate.Pos;
import net.minestom.server.entity.GameMode;
import net.minestom.server.event.player.AsyncPlayerConfigurationEvent;
import net.minestom.server.event.player.PlayerCommandEvent;
import net.minestom.server.instance.InstanceContainer;
import net.minestom.server.instance.LightingChunk;
import net.minestom.server.instance.block.Block;
import net.kyori.adventure.text.Component;
import net.kyori.adventure.text.format.NamedTextColor;

/**
 * A server of other authors for the tests: Minestom's network, chunks, light, ticks and entities on a flat world. What Minestom
 * leaves to its users is in the other classes: commands, containers, crafting, placing, drops.
 * Arguments: port, RCON port, RCON password, file of recipes, x and z of the spawn. Prints "ready" when it listens.
 */
public final class Main {
    private static final int BEDROCK = -64;
    static final int GROUND = -61;

    public static void main(String[] args) throws IOException {
        int port = Integer.parseInt(args[0]);
        MinecraftServer server = MinecraftServer.init();
        MinecraftServer.setCompressionThreshold(256);
        InstanceContainer world = flatWorld();
        Commands commands = new Commands(world, new Containers(world));
        new Hands(world, commands.containers(), new Crafting(Path.of(args[3])));
        Pos spawn = new Pos(Double.parseDouble(args[4]), GROUND + 1, Double.parseDouble(args[5]));
        var events = MinecraftServer.getGlobalEventHandler();
        events.addListener(AsyncPlayerConfigurationEvent.class, event -> {
            event.setSpawningInstance(world);
            event.getPlayer().setRespawnPoint(spawn);
            event.getPlayer().setGameMode(GameMode.SURVIVAL);
            event.getPlayer().setPermissionLevel(4);
        });
        events.addListener(PlayerCommandEvent.class, event -> {
            event.setCancelled(true);
            Commands.Reply reply = commands.run(event.getCommand());
            Component text = Component.text(reply.text());
            event.getPlayer().sendMessage(reply.isDone() ? text : text.color(NamedTextColor.RED));
        });
        Rcon.listen(Integer.parseInt(args[1]), args[2], commands);
        server.start("127.0.0.1", port);
        System.out.println("ready");
    }

    private static InstanceContainer flatWorld() {
        InstanceContainer world = MinecraftServer.getInstanceManager().createInstanceContainer();
        world.setChunkSupplier(LightingChunk::new);
        world.setGenerator(unit -> {
            unit.modifier().fillHeight(BEDROCK, BEDROCK + 1, Block.BEDROCK);
            unit.modifier().fillHeight(BEDROCK + 1, GROUND, Block.DIRT);
            unit.modifier().fillHeight(GROUND, GROUND + 1, Block.GRASS_BLOCK);
        });
        world.setTime(6000);
        world.setTimeRate(0);
        return world;
    }
}
