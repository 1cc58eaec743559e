import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { PersonMergeActor, PersonMergeSnapshot } from '../../machines/person-merge/person-merge.machine.ts'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { handingOn } from '../ui/focus-heir.ts'
import { Link, LinkButton } from '../ui/link.view.tsx'
import { pageHeading } from '../ui/page-heading.ts'
import { Skeleton } from '../ui/skeleton.view.tsx'
import { MergeChoosing } from './merge-choosing.view.tsx'
import { MergeComparing } from './merge-comparing.view.tsx'
import { MergeConfirming } from './merge-confirming.view.tsx'
import { MergeWeighing } from './merge-weighing.view.tsx'
import { mergeFaultWords, obstacleIn } from './merge-words.ts'
import type { MergeLookedProps, MergePartProps, MergeStepProps } from './merge.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  title: css({ textStyle: 'heading.card' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  steps: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    listStyle: 'decimal inside',
    margin: '0',
    padding: '0',
    color: 'fg.muted',
  }),
  step: css({ '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' } }),
}

const STEPS = ['compare', 'weigh', 'confirm'] as const
type Step = (typeof STEPS)[number]

const stepOf = (at: PersonMergeSnapshot): Step =>
  at.matches('comparing') ? 'compare' : at.matches('weighing') ? 'weigh' : 'confirm'

const STEP_VIEWS = { compare: MergeComparing, weigh: MergeWeighing, confirm: MergeConfirming } as const

const Ways = ({ actor, step }: Readonly<{ actor: PersonMergeActor; step: Step }>) => {
  const { steps: said } = useWords().personMerge
  const canGoOn = useSelector(actor, (at) => at.can({ type: 'step.taken' }))
  if (step === 'confirm') return null
  return (
    <div className={styles.acts}>
      <Button disabled={!canGoOn} onClick={() => actor.send({ type: 'step.taken' })}>
        {said.next()}
      </Button>
      {step === 'weigh' && (
        <Button variant="outline" onClick={() => actor.send({ type: 'step.undone' })}>
          {said.previous()}
        </Button>
      )}
    </div>
  )
}

/** A step that is come to is read from its heading on; the first one leaves the focus to the page. */
const StepBox = ({ isFirst, children }: Readonly<{ isFirst: boolean; children: ReactNode }>) => {
  const [take] = useState(() => (box: HTMLElement | null) => {
    if (!isFirst) box?.querySelector<HTMLElement>('h2')?.focus()
  })
  return (
    <div ref={take} className={styles.root}>
      {children}
    </div>
  )
}

const Looked = (props: MergeLookedProps) => {
  const { actor } = props
  const { steps: said } = useWords().personMerge
  const step = useSelector(actor, stepOf)
  const isFirst = useSelector(actor, (at) => at.matches({ comparing: 'looked' }))
  const Shown = STEP_VIEWS[step]
  return (
    <>
      <ol aria-label={said.label()} className={styles.steps}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} className={styles.step}>
            {said[one]()}
          </li>
        ))}
      </ol>
      <StepBox key={step} isFirst={isFirst}>
        <Shown {...props} />
      </StepBox>
      <Ways actor={actor} step={step} />
    </>
  )
}

const Unlooked = ({ actor, addresses, staysId }: MergeStepProps & Readonly<{ staysId: number }>) => {
  const words = useWords()
  const { personMerge: said } = words
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isBarred = useSelector(actor, (at) => at.matches('barred'))
  const another = (
    <LinkButton href={addresses.mergeOf(staysId, null)} variant="outline">
      {said.another()}
    </LinkButton>
  )
  if (!isBarred) {
    return (
      <ErrorState
        size="section"
        title={said.unlooked()}
        {...retryWay(words, fault, () => actor.send({ type: 'look.retried' }))}
        action={another}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <ErrorState
      size="section"
      title={said.barred()}
      action={
        <>
          {obstacleIn(fault) === 'nameAsked' && <LinkButton href={addresses.approvals}>{said.approvals()}</LinkButton>}
          {another}
        </>
      }
    >
      {mergeFaultWords(words, fault)}
    </ErrorState>
  )
}

type FaceProps = MergeStepProps & Readonly<{ staysId: number }>

const Face = ({ actor, addresses, staysId }: FaceProps) => {
  const { personMerge: said } = useWords()
  const preview = useSelector(actor, ({ context }) => context.preview)
  const isChoosing = useSelector(actor, (at) => at.matches('choosing'))
  const isLooking = useSelector(actor, (at) => at.matches('looking'))
  const isUnlooked = useSelector(actor, (at) => at.matches('barred') || at.matches('unlooked'))
  const isMerged = useSelector(actor, (at) => at.matches('merged'))
  const props = { actor, addresses }
  if (isChoosing) return <MergeChoosing {...props} staysId={staysId} />
  if (isUnlooked) return <Unlooked {...props} staysId={staysId} />
  if (isLooking || preview === null) {
    return (
      <div role="status" aria-label={said.looking()} className={styles.root}>
        <Skeleton height="2rem" />
        <Skeleton height="18rem" />
      </div>
    )
  }
  if (isMerged) {
    return (
      <Banner
        tone="success"
        announce="status"
        title={said.done.title()}
        action={
          <LinkButton href={addresses.training} variant="outline" size="sm">
            {said.done.training()}
          </LinkButton>
        }
      >
        {said.done.text({ email: preview.stays.email })} {said.done.undo()}
      </Banner>
    )
  }
  return <Looked {...props} preview={preview} />
}

/** What they are at, which a reader finds under the part's title when it is another. */
const faceOf = (at: PersonMergeSnapshot): string =>
  (['choosing', 'barred', 'unlooked', 'looking', 'merged'] as const).find((face) => at.matches(face)) ?? 'looked'

/** Whoever was led here within the page reads on from the title. */
const takeOver = (title: HTMLElement | null) => {
  if (title && document.activeElement === pageHeading()) title.focus()
}

/** The part's title, and who leaves the focus to it. */
const titled = () => {
  let title: HTMLElement | null = null
  return {
    hold: (heading: HTMLElement | null) => {
      title = heading
      takeOver(heading)
    },
    leaving: handingOn(() => title),
  }
}

/** Two accounts of one person, made one. Give it a key of both. */
const MergePart = ({ machine, staysId, goesId, addresses }: MergePartProps) => {
  const { personMerge: said } = useWords()
  const actor = useActorRef(machine, { input: { staysId, goesId } })
  const face = useSelector(actor, faceOf)
  const [{ hold, leaving }] = useState(titled)
  return (
    <div className={styles.root}>
      <div>
        <Link href={addresses.back} variant="quiet">
          {said.back()}
        </Link>
        <h2 ref={hold} className={styles.title} tabIndex={-1}>
          {said.title()}
        </h2>
        <p className={styles.lead}>{said.lead()}</p>
      </div>
      <div key={face} ref={leaving} className={styles.root}>
        <Face actor={actor} addresses={addresses} staysId={staysId} />
      </div>
    </div>
  )
}

// The default export is what arrives.
export default MergePart
