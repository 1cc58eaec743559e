import { use, useState } from 'react'

import { loadWords, SpeechProvider, useLanguage } from '../../i18n/words.tsx'
import { EnrollmentDialog } from '../../views/pages/enrollment/enrollment-dialog.view.tsx'
import type { EnrollDialogProps } from '../../views/pages/home/home.view.tsx'
import { createEnrollment } from '../actors/enrollment.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer } from '../viewer.ts'

/** The home page is painted without the words of enrolling: the dialog brings its own. */
const EnrollDialogRoute = ({ course, onClose }: EnrollDialogProps) => {
  const language = useLanguage()
  const { gateway } = useApp()
  const viewer = usePageViewer()
  const [machine] = useState(() => createEnrollment(gateway))
  use(loadWords(language, ['enrollment']))
  return (
    <SpeechProvider language={language}>
      <EnrollmentDialog machine={machine} course={course} viewer={viewer} onClose={onClose} />
    </SpeechProvider>
  )
}

export default EnrollDialogRoute
