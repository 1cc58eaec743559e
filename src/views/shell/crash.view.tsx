import { Component, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { Button } from '../ui/button.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'

const styles = {
  details: css({ marginBlockStart: '4', maxWidth: 'prose', textAlign: 'start' }),
  summary: css({ cursor: 'pointer', minHeight: 'target' }),
  trace: css({
    fontFamily: 'mono',
    fontSize: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    direction: 'ltr',
  }),
}

const describe = (cause: unknown) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))

const Crash = ({ cause, onReload }: { cause: unknown; onReload: () => void }) => {
  const words = useWords()
  return (
    <ErrorState
      level={1}
      title={words.shell.crash.title()}
      action={
        <>
          <Button onClick={onReload}>{words.shell.crash.reload()}</Button>
          <LinkButton href="/home" external variant="outline">
            {words.shell.crash.home()}
          </LinkButton>
        </>
      }
    >
      <p>{words.shell.crash.text()}</p>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.shell.crash.details()}</summary>
        <pre className={styles.trace}>{describe(cause)}</pre>
      </details>
    </ErrorState>
  )
}

type Props = Readonly<{ children: ReactNode; onReload: () => void; onCrash?: (cause: unknown) => void }>

/** A page that throws costs that page, not the shell around it. Give it the path as its key. */
export class CrashBoundary extends Component<Props, { crash: { cause: unknown } | null }> {
  override state: { crash: { cause: unknown } | null } = { crash: null }

  static getDerivedStateFromError(cause: unknown) {
    return { crash: { cause } }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onCrash?.(cause)
  }

  override render() {
    const { crash } = this.state
    return crash ? <Crash cause={crash.cause} onReload={this.props.onReload} /> : this.props.children
  }
}
