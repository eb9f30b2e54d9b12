// Fake mail server for tests, with just enough SMTP to accept e-mails or to refuse their recipients.
import { createServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FakeSmtpServer {
  url: string;
  receivedLines: string[];
  /** Answer to the recipient of an e-mail; undefined accepts it. Tests may change it. */
  refusal: string | undefined;
}

/** @param refusal as in `FakeSmtpServer`, for example `550 no` */
export async function createSmtpServer(refusal?: string): Promise<FakeSmtpServer> {
  const server = createServer((socket) => {
    let isInEmail = false;
    socket.write('220 office\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        fake.receivedLines.push(line);
        if (isInEmail && line !== '.') continue;
        isInEmail = line === 'DATA';
        socket.write(`${getAnswer(line)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const fake: FakeSmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receivedLines: [],
    refusal,
  };
  return fake;

  function getAnswer(line: string): string {
    if (line === 'DATA') return '354 go on';
    if (line === 'QUIT') return '221 bye';
    return line.startsWith('RCPT') && fake.refusal !== undefined ? fake.refusal : '250 ok';
  }
}
