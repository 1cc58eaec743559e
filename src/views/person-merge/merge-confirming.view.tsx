import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { MERGE_REASON_MAX } from '../../domain/person-merge.ts'
import { useWords } from '../../i18n/words.tsx'
import { faultWords } from '../pages/fault-words.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { TextArea } from '../ui/text-area.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { mergeFaultWords } from './merge-words.ts'
import type { MergeLookedProps } from './merge.props.ts'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', maxWidth: 'prose' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

/** Why it was not done, and what helps. */
const News = ({ actor, addresses, preview }: MergeLookedProps) => {
  const words = useWords()
  const { personMerge } = words
  const { confirm: said } = personMerge
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isStale = useSelector(actor, (at) => at.matches('stale'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const again = (
    <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'look.retried' })}>
      {said.again()}
    </Button>
  )
  if (isStale) {
    return (
      <Banner tone="warning" announce="alert" title={said.staleTitle()} action={again}>
        {said.stale()}
      </Banner>
    )
  }
  if (isRefused) {
    const another = (
      <>
        {again}
        <LinkButton href={addresses.mergeOf(preview.stays.id, null)} variant="outline" size="sm">
          {personMerge.another()}
        </LinkButton>
      </>
    )
    return (
      <Banner tone="danger" announce="alert" title={said.failed()} action={another}>
        {mergeFaultWords(words, fault)}
      </Banner>
    )
  }
  return isFailed ? (
    <Banner tone="danger" announce="alert" title={said.failed()}>
      {faultWords(words, fault)}
    </Banner>
  ) : null
}

/** The address of the account that goes is typed, and why; then it is done. */
export const MergeConfirming = (props: MergeLookedProps) => {
  const { actor, preview } = props
  const { personMerge } = useWords()
  const { confirm: said, steps } = personMerge
  const email = useSelector(actor, ({ context }) => context.email)
  const reason = useSelector(actor, ({ context }) => context.reason)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isWriting = useSelector(actor, (at) => at.matches('confirming'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const canMerge = useSelector(actor, (at) => at.can({ type: 'merge.confirmed' }))
  const canGoBack = useSelector(actor, (at) => at.can({ type: 'step.undone' }))
  const { stays, goes } = preview
  const isOther = email.trim().toLowerCase() !== goes.email.toLowerCase()
  // As long as it may still become the address, nothing is wrong with it.
  const isWrong = isOther && !goes.email.toLowerCase().startsWith(email.trim().toLowerCase())
  return (
    <DetailSection title={said.title()} lead={said.text({ goes: goes.email, stays: stays.email })}>
      <News {...props} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'merge.confirmed' })
        }}
      >
        <TextField
          type="email"
          dir="ltr"
          label={said.email()}
          help={said.emailHelp({ email: goes.email })}
          error={isWrong ? said.otherEmail() : undefined}
          autoComplete="off"
          value={email}
          readOnly={!isWriting}
          onValueChange={(text) => actor.send({ type: 'email.typed', email: text })}
        />
        <TextArea
          label={said.reason()}
          help={said.reasonHelp()}
          rows={3}
          maxLength={MERGE_REASON_MAX}
          value={reason}
          readOnly={!isWriting}
          onValueChange={(text) => actor.send({ type: 'reason.typed', reason: text })}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="danger" busy={isBusy} disabled={!canMerge && !isBusy}>
            {isBusy ? said.merging() : isFailed ? said.retry() : said.merge()}
          </Button>
          <Button variant="outline" disabled={!canGoBack} onClick={() => actor.send({ type: 'step.undone' })}>
            {steps.previous()}
          </Button>
        </div>
      </form>
    </DetailSection>
  )
}
