package dev.foregone.explorer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Sends bytes to the server that no browser would send, and reads what comes back. */
record RawClient(int port) {

    private static final int PATIENCE_MILLIS = 30_000;

    /** The first line of a request and its headers as a browser would send them, and the end of the head. */
    String get(String address) {
        return head("GET " + address + " HTTP/1.1", "Host: localhost:" + port);
    }

    static String head(String... lines) {
        return String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
    }

    /** The status of the answer; 0 if the connection was closed without one. */
    int status(String request) throws IOException {
        String answer = answer(request);
        return answer.startsWith("HTTP/1.1 ") ? Integer.parseInt(answer.substring(9, 12)) : 0;
    }

    /** All that comes back until the connection is closed. */
    String answer(String request) throws IOException {
        try (Socket socket = connect()) {
            send(socket, request);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (java.net.SocketException reset) {
            return "";
        }
    }

    Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    static void send(Socket socket, String text) throws IOException {
        OutputStream out = socket.getOutputStream();
        out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
    }

    /** The next bytes, or an empty text when the connection is closed. */
    static String next(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        byte[] bytes = new byte[1 << 12];
        int count = in.read(bytes);
        return count < 0 ? "" : new String(bytes, 0, count, StandardCharsets.UTF_8);
    }
}
