import { useState } from 'react'

import { ProgrammeInstructorsFaces } from '../../views/pages/programme/programme-instructors.view.tsx'
import { ProgrammeQualityFaces } from '../../views/pages/programme/programme-quality.view.tsx'
import { createProgrammeInstructors, createProgrammeQuality } from '../actors/programme-further.actors.ts'
import { saveText } from '../actors/save-text.ts'
import { useApp } from '../app.context.tsx'

/** What of the programme stands below its figures, and comes after them. */
const ProgrammeFurtherPart = ({ period }: Readonly<{ period: string }>) => {
  const { gateway } = useApp()
  const [machines] = useState(() => ({
    instructors: createProgrammeInstructors(gateway),
    quality: createProgrammeQuality(gateway),
  }))
  return (
    <>
      <ProgrammeInstructorsFaces machine={machines.instructors} period={period} saveText={saveText} />
      <ProgrammeQualityFaces machine={machines.quality} saveText={saveText} />
    </>
  )
}

// The default export is what React's lazy() takes.
export default ProgrammeFurtherPart
