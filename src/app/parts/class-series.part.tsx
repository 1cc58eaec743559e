import { useState } from 'react'

import { ClassSeriesPage } from '../../views/pages/class-series/class-series.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createClassSeries } from '../actors/class-series.actors.ts'
import { useApp } from '../app.context.tsx'

type ClassSeriesPartProps = Readonly<{ classId: number }>

/** A class held again and again, which comes when it is opened. */
const ClassSeriesPart = ({ classId }: ClassSeriesPartProps) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createClassSeries(gateway))
  return (
    <Speaking namespaces={['classSeries', 'classDesk']}>
      <ClassSeriesPage classId={classId} machine={machine} />
    </Speaking>
  )
}

// The default export is what arrives.
export default ClassSeriesPart
