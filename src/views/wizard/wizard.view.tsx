import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { REVIEW, type WizardProps } from '../../machines/wizard/wizard.connect.ts'
import type { WizardValues } from '../../machines/wizard/wizard.machine.ts'
import { FormNews } from '../form/form-news.view.tsx'
import { Form } from '../form/form.view.tsx'
import { AskingDialog } from '../pages/asking-dialog.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { StepRail, type WizardStepWords } from './step-rail.view.tsx'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[24rem minmax(0, 1fr)]' },
    gap: { base: '5', lg: '10' },
    alignItems: 'start',
  }),
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', maxWidth: '[72rem]' }),
  head: css({ display: 'grid', gap: '1' }),
  heading: css({ textStyle: 'heading.section', outlineStyle: 'none' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', paddingBlockStart: '2' }),
  end: css({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }),
}

export type WizardViewProps<Values extends WizardValues> = Readonly<{
  wizard: WizardProps<Values>
  /** Names the form: "New class". */
  label: string
  steps: readonly WizardStepWords[]
  /** Of the last place, where all of it is read once more. */
  review?: Readonly<{ title?: string; lead?: string }>
  /** What sending does: "Schedule the class". */
  submitLabel: string
  /** What is wrong with the step, in words, each with the id of its field. */
  errors: readonly Readonly<{ fieldId: string; message: ReactNode }>[]
  /** The fields of the step that is shown, or what is reviewed. */
  children: ReactNode
}>

/** A step that is come to takes the focus, so that it is read; the first one leaves it to the page. */
const StepHeading = ({ title }: Readonly<{ title: string }>) => {
  const [take] = useState(() => (heading: HTMLElement | null) => heading?.focus())
  return (
    <h2 ref={take} tabIndex={-1} className={styles.heading}>
      {title}
    </h2>
  )
}

/**
 * A long form in steps, with a rail of them that says "Step 2 of 5" on a phone. The page speaks `wizard` beside its
 * own words:
 *
 *     const actor = useActorRef(machine, { input: { form: 'new-class', values } })
 *     const wizard = connectWizard(STEPS, useSelector(actor, (at) => at), (event) => actor.send(event))
 *     <WizardView wizard={wizard} label={…} steps={…} submitLabel={…} errors={…}>
 *       {wizard.step === 'place' ? <PlaceFields wizard={wizard} /> : <Review … />}
 *     </WizardView>
 *
 * `wizard.step` is null on the review; `ReviewSection` shows a step there with a way to change it.
 */
export const WizardView = <Values extends WizardValues>({
  wizard,
  label,
  steps,
  review,
  submitLabel,
  errors,
  children,
}: WizardViewProps<Values>) => {
  const words = useWords()
  const said = words.wizard
  const { step, isFirst, hasMoved, isBusy, fault, canReview, position, places } = wizard
  const reviewWords: WizardStepWords = {
    key: REVIEW,
    title: review?.title ?? said.review(),
    ...(review?.lead !== undefined && { lead: review.lead }),
  }
  const named = [...steps, reviewWords]
  const now = named.find(({ key }) => key === (step ?? REVIEW)) ?? reviewWords
  return (
    <div className={styles.root}>
      <StepRail wizard={wizard} steps={named} />
      <Form
        isBusy={isBusy}
        aria-label={label}
        className={styles.form}
        onSend={step === null ? wizard.submit : wizard.next}
      >
        <div className={styles.head}>
          {hasMoved ? (
            <StepHeading key={now.key} title={now.title} />
          ) : (
            <h2 tabIndex={-1} className={styles.heading}>
              {now.title}
            </h2>
          )}
          {now.lead !== undefined && <p className={styles.lead}>{now.lead}</p>}
        </div>
        <FormNews
          check={said.check()}
          errors={errors}
          fault={fault}
          failed={said.failed()}
          unanswered={said.unknown()}
          kept={said.kept()}
        />
        {children}
        <div className={styles.foot}>
          {!isFirst && (
            <Button variant="outline" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : wizard.back}>
              {said.back()}
            </Button>
          )}
          <Button type="submit" busy={isBusy}>
            {step === null ? submitLabel : said.next()}
          </Button>
          {canReview && position < places.length - 1 && (
            <Button variant="ghost" onClick={() => wizard.choose(REVIEW)}>
              {said.toReview()}
            </Button>
          )}
          <Button
            variant="ghost"
            aria-disabled={isBusy || undefined}
            className={styles.end}
            onClick={wizard.askRestart}
          >
            {said.restart()}
          </Button>
        </div>
      </Form>
      <AskingDialog
        isOpen={wizard.isRestartAsked}
        title={said.restartTitle()}
        text={said.restartText()}
        keep={said.keep()}
        confirm={said.restart()}
        isDangerous
        onKeep={wizard.declineRestart}
        onConfirm={wizard.restart}
      />
    </div>
  )
}
