import { useActorRef, useSelector } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { APP_VERSION } from '../../domain/constants.ts'
import { crashReport } from '../../domain/crash-report.ts'
import { useWords } from '../../i18n/words.tsx'
import type { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { Link } from '../ui/link.view.tsx'
import { Speaking } from './speaking.view.tsx'

const styles = {
  details: css({ marginBlockStart: '4', width: 'full', maxWidth: 'prose', textAlign: 'start' }),
  summary: css({ cursor: 'pointer', minHeight: 'target' }),
  trace: css({
    marginBlock: '3',
    padding: '3',
    borderWidth: 'hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.sunken',
    fontFamily: 'mono',
    fontSize: 'sm',
    textAlign: 'left',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    direction: 'ltr',
  }),
}

export type CrashDetailsProps = Readonly<{ cause: unknown; copying: typeof copyingMachine }>

const Report = ({ cause, copying }: CrashDetailsProps) => {
  const crash = useWords().crashReport
  const [path] = useLocation()
  const actor = useActorRef(copying)
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const report = crashReport(cause, { path, version: APP_VERSION })
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{crash.details()}</summary>
      <pre aria-label={crash.details()} role="region" className={styles.trace}>
        {report}
      </pre>
      <Button
        variant="outline"
        size="sm"
        icon={isCopied ? Check : Copy}
        onClick={() => actor.send({ type: 'copy.requested', text: report })}
      >
        <span role="status">{isCopied ? crash.copied() : crash.copy()}</span>
      </Button>
      <p role="status">{hasFailed && crash.copyFailed()}</p>
      {/* Loaded anew: what crashed may be the shell. What led here is kept meanwhile. */}
      <p>
        <Link href="/contact" external>
          {crash.write()}
        </Link>
      </p>
    </details>
  )
}

/** What broke, to be read and to be sent on. Brings its own words. */
export const CrashDetails = (props: CrashDetailsProps) => (
  <Speaking namespaces={['crashReport']}>
    <Report {...props} />
  </Speaking>
)
