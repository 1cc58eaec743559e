/** A mail as a mail program writes it. */
export const aMail = (headers: Readonly<Record<string, string>>, body: string): string =>
  `${Object.entries({ 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=utf-8', ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${body}\n`

export type Returned = Readonly<{
  /** Of the mail that came back. */
  mailId: string
  recipient: string
  status?: string
  action?: string
  said?: string
  id?: string
}>

/** What a mail server writes that took a mail and could not deliver it (RFC 3464). */
export const aReport = ({
  mailId,
  recipient,
  status = '5.1.1',
  action = 'failed',
  said = `550 ${status} <${recipient}>: no such user`,
  id = `<report.${mailId.slice(1)}`,
}: Returned): string =>
  aMail(
    {
      From: 'MAILER-DAEMON@mx.example.org',
      'Message-ID': id,
      'Auto-Submitted': 'auto-replied',
      'Content-Type': 'multipart/report; report-type=delivery-status;\n boundary="parts"',
    },
    [
      '--parts',
      'Content-Type: text/plain',
      '',
      'Your mail did not arrive.',
      '--parts',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.org',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${said}`,
      '',
      '--parts',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${mailId}`,
      'Subject: Your seat',
      '',
      'Dear Ada',
      '--parts--',
    ].join('\n'),
  )
