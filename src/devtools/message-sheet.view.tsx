import type { SyntheticEvent } from 'react'
import { css } from 'styled-system/css'

/** A message as it was rendered in one language; a text message has neither subject nor HTML. */
export type SheetMessage = Readonly<{
  language: string
  name: string
  direction: 'ltr' | 'rtl'
  subject?: string
  html?: string
  text: string
}>

const WIDTHS = { desktop: 640, phone: 320 } as const

const styles = {
  sheet: css({ display: 'grid', gap: '10' }),
  language: css({ display: 'grid', gap: '4', minWidth: '0' }),
  name: css({ textStyle: 'heading.section' }),
  subject: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  parts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6' }),
  frame: css({ maxWidth: 'full', borderWidth: 'hairline', '[data-mode=dark] &': { colorScheme: 'dark' } }),
  text: css({
    flexGrow: '1',
    flexBasis: '[28rem]',
    minWidth: '0',
    padding: '4',
    borderWidth: 'hairline',
    fontFamily: 'mono',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
}

const growToContent = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
  const height = frame.contentDocument?.documentElement.scrollHeight
  if (height !== undefined) frame.style.blockSize = `${height}px`
}

/** Each language of a message: on a desktop, on a phone, and as plain text. */
export const MessageSheet = ({ messages }: { messages: readonly SheetMessage[] }) => (
  <div className={styles.sheet}>
    {messages.map(({ language, name, direction, subject, html, text }) => (
      <section key={language} className={styles.language}>
        <h2 className={styles.name}>{name}</h2>
        {subject !== undefined && (
          <p lang={language} dir={direction} className={styles.subject}>
            {subject}
          </p>
        )}
        <div className={styles.parts}>
          {html !== undefined &&
            (['desktop', 'phone'] as const).map((width) => (
              // Without scripts: only what a mail client would show.
              <iframe
                key={width}
                title={`${name}, ${width}`}
                srcDoc={html}
                sandbox="allow-same-origin"
                width={WIDTHS[width]}
                height={400}
                onLoad={growToContent}
                className={styles.frame}
              />
            ))}
          <pre lang={language} dir={direction} className={styles.text}>
            {text}
          </pre>
        </div>
      </section>
    ))}
  </div>
)
