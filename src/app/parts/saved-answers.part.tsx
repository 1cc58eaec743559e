import { useState } from 'react'
import { useLocation } from 'wouter'

import { SAVED_ANSWERS } from '../../domain/contract/saved-answers.list.ts'
import { listAddress, readListAsked } from '../../domain/list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { SavedAnswersPage } from '../../views/pages/contact-cases/saved-answers.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createSavedAnswers } from '../actors/contact-cases.actors.ts'
import { useApp } from '../app.context.tsx'
import type { PartProps } from '../page-of-parts.view.tsx'
import { writeQuery } from '../page/write-query.ts'

const Answers = ({ title, query, parts, addressOf }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() =>
    createSavedAnswers(
      gateway,
      () => selectUserId(auth.getSnapshot()),
      (asked) => writeQuery(navigate, pathname, addressOf(listAddress(SAVED_ANSWERS, asked)).slice(pathname.length)),
    ),
  )
  return (
    <SavedAnswersPage title={title} asked={readListAsked(SAVED_ANSWERS, query)} machines={machines} parts={parts} />
  )
}

/** What messages are answered with again and again, which comes when it is opened. */
const SavedAnswersPart = (props: PartProps) => (
  <Speaking namespaces={['contactCase', 'fieldRules', 'changedMeanwhile']}>
    <Answers {...props} />
  </Speaking>
)

// The default export is what arrives.
export default SavedAnswersPart
