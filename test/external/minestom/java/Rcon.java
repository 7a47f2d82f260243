import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import net.minestom.server.MinecraftServer;

/** Source RCON: commands run at the start of the next tick, and are answered over the same connection. */
final class Rcon {
    private static final int LOGIN = 3;
    private static final int COMMAND = 2;
    private static final int REPLY = 0;

    static void listen(int port, String password, Commands commands) throws IOException {
        ServerSocket server = new ServerSocket(port, 8, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(() -> {
            while (true) {
                try {
                    Socket socket = server.accept();
                    Thread.ofVirtual().start(() -> serve(socket, password, commands));
                } catch (IOException closed) {
                    return;
                }
            }
        });
    }

    private static void serve(Socket socket, String password, Commands commands) {
        try (socket) {
            DataInputStream in = new DataInputStream(socket.getInputStream());
            while (true) {
                ByteBuffer head = read(in, 12);
                int length = head.getInt();
                int id = head.getInt();
                int kind = head.getInt();
                String body = new String(read(in, length - 8).array(), 0, length - 10, StandardCharsets.UTF_8);
                if (kind == LOGIN) write(socket.getOutputStream(), password.equals(body) ? id : -1, COMMAND, "");
                else write(socket.getOutputStream(), id, REPLY, inTick(commands, body).text());
            }
        } catch (Exception gone) {
            // the client has left
        }
    }

    private static Commands.Reply inTick(Commands commands, String line) throws Exception {
        CompletableFuture<Commands.Reply> reply = new CompletableFuture<>();
        MinecraftServer.getSchedulerManager().scheduleNextTick(() -> reply.complete(commands.run(line)));
        return reply.get();
    }

    private static ByteBuffer read(DataInputStream in, int length) throws IOException {
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void write(OutputStream out, int id, int kind, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer packet = ByteBuffer.allocate(body.length + 14).order(ByteOrder.LITTLE_ENDIAN);
        packet.putInt(body.length + 10).putInt(id).putInt(kind).put(body).put((byte) 0).put((byte) 0);
        out.write(packet.array());
        out.flush();
    }
}
