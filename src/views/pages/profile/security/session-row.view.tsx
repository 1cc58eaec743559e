import { Laptop, Smartphone } from 'lucide-react'
import { css } from 'styled-system/css'

import type { PersonSession } from '../../../../domain/contract/profile.contract.ts'
import { deviceOf } from '../../../../domain/user-agent.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { useDates } from '../../../dates.ts'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../../ui/button.view.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { LinkButton } from '../../../ui/link.view.tsx'
import { StatusChip } from '../../../ui/status-chip.view.tsx'
import { deviceWords } from './device-words.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto]' },
    columnGap: '4',
    rowGap: '3',
    alignItems: 'start',
    paddingBlock: '4',
    '&:not(:first-child)': { borderBlockStartWidth: 'hairline' },
    _first: { paddingBlockStart: '0' },
  }),
  sign: css({ color: 'accent.fg', paddingBlockStart: '0.5' }),
  text: css({ display: 'grid', gap: '1', minWidth: '0' }),
  name: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'semibold' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.muted',
  }),
  value: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  end: css({ gridColumnStart: { base: '2', sm: '3' } }),
}

type SessionRowProps = Readonly<{ session: PersonSession; signOutHref: string; onEnd: (id: string) => void }>

export const SessionRow = ({ session, signOutHref, onEnd }: SessionRowProps) => {
  const words = useWords()
  const { sessions } = words.security
  const dates = useDates()
  const device = deviceWords(words, session.userAgent)
  const time = dates.dateTime(session.lastUsedAt)
  const facts = [
    { key: 'lastUsed', term: sessions.lastUsed(), value: <time dateTime={session.lastUsedAt}>{time}</time> },
    {
      key: 'started',
      term: sessions.started(),
      value: <time dateTime={session.startedAt}>{dates.dateTime(session.startedAt)}</time>,
    },
    ...(session.address === null
      ? []
      : [{ key: 'address', term: sessions.address(), value: <bdi dir="ltr">{session.address}</bdi> }]),
  ]
  return (
    <li ref={handOnFocus} className={styles.row}>
      <span className={styles.sign}>
        <Icon as={deviceOf(session.userAgent).isHandheld ? Smartphone : Laptop} size="lg" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>
          {device}
          {session.isCurrent && <StatusChip tone="success">{sessions.current()}</StatusChip>}
        </p>
        <dl className={styles.facts}>
          {facts.map(({ key, term, value }) => (
            <div key={key} className={css({ display: 'contents' })}>
              <dt>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.end}>
        {session.isCurrent ? (
          <LinkButton href={signOutHref} variant="outline" size="sm">
            {sessions.signOut()}
          </LinkButton>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={sessions.endNamed({ device, time })}
            onClick={() => onEnd(session.id)}
          >
            {sessions.end()}
          </Button>
        )}
      </div>
    </li>
  )
}
