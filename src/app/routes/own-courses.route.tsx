import { useState } from 'react'

import { HeldCourses } from '../../views/pages/home/held-courses.view.tsx'
import type { OwnCoursesProps } from '../../views/pages/home/home.view.tsx'
import { createHoldings } from '../actors/holdings.actors.ts'
import { useApp } from '../app.context.tsx'

/** The home page is painted without what a student holds: that comes for students. */
const OwnCoursesRoute = (props: OwnCoursesProps) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createHoldings(gateway, props.courses))
  return <HeldCourses machine={machine} {...props} />
}

export default OwnCoursesRoute
