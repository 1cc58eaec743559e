import { useActorRef, useSelector } from '@xstate/react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import type { MessageTemplateRow } from '../../../domain/contract/message-template.contract.ts'
import { useWords, type Words } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { templateIn } from '../../messages/message-words.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { ListPage } from '../list-page.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { MessageTemplatesProps } from './message-templates.props.ts'
import { AREA_OF, TEMPLATE_AREAS } from './template-words.ts'

const styles = {
  areas: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
    gap: '6',
    alignItems: 'start',
  }),
  area: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  heading: css({ textStyle: 'heading.card' }),
  kinds: css({ listStyle: 'none', margin: '0', padding: '0' }),
  kind: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '2',
    minHeight: '11',
    borderBlockEndWidth: 'hairline',
  }),
  standing: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

const Standing = ({ inForce, draft }: Pick<MessageTemplateRow, 'inForce' | 'draft'>) => {
  const { messageTemplates: said } = useWords()
  return (
    <span className={styles.standing}>
      {draft !== null && (
        <StatusChip tone={draft.state === 'checked' ? 'info' : 'warning'}>{said.states[draft.state]()}</StatusChip>
      )}
      {inForce === null ? (
        <span className={styles.quiet}>{said.builtIn()}</span>
      ) : (
        <StatusChip tone="success">{said.version({ number: String(inForce.number) })}</StatusChip>
      )}
    </span>
  )
}

type AreaProps = Readonly<{ title: string; rows: readonly MessageTemplateRow[] }> &
  Pick<MessageTemplatesProps, 'hrefOf'>

const Area = ({ title, rows, hrefOf }: AreaProps) => {
  const words = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.area}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.kinds}>
        {rows.map((row) => (
          <li key={row.template} className={styles.kind}>
            <Link href={hrefOf(row)}>{templateIn(words, row.template)}</Link>
            <Standing {...row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const areasOf = ({ messageTemplates: { areas } }: Words, rows: readonly MessageTemplateRow[]) => [
  ...TEMPLATE_AREAS.map((area) => ({
    title: areas[area](),
    rows: rows.filter(({ channel, template }) => channel === 'mail' && AREA_OF[template] === area),
  })),
  { title: areas.texts(), rows: rows.filter(({ channel }) => channel === 'sms') },
]

/** Every kind of message, by what it is about, and in whose words it is sent. */
export const MessageTemplatesPage = ({ title, machines, hrefOf, parts }: MessageTemplatesProps) => {
  const words = useWords()
  const { messageTemplates: said } = words
  const actor = useActorRef(machines.kinds, { input: { query: undefined } })
  const rows = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      {rows ? (
        <div className={styles.areas}>
          {areasOf(words, rows).map((area) => (
            <Area key={area.title} {...area} hrefOf={hrefOf} />
          ))}
        </div>
      ) : face === 'failed' ? (
        <ErrorState size="section" level={2} title={said.failed()} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={said.loading()}>
          <Skeleton height="20rem" />
        </div>
      )}
    </ListPage>
  )
}
