import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { MATERIAL_KEEPERS, MATERIAL_READERS } from '../../domain/material.ts'
import { mayAccess } from '../../domain/permission.ts'
import { isViewerKnown } from '../../machines/auth/auth.connect.ts'
import { MaterialsPage, type MaterialsViewer } from '../../views/pages/materials/materials.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createCourses } from '../actors/courses.actors.ts'
import { createMaterials, createMaterialUpload, createRetiring } from '../actors/materials.actors.ts'
import { useApp } from '../app.context.tsx'
import { usePageViewer, type PageViewer } from '../viewer.ts'

const whoLooks = ({ isGuest, roles }: PageViewer, isKnown: boolean): MaterialsViewer => {
  if (mayAccess(MATERIAL_KEEPERS, roles)) return 'keeper'
  if (mayAccess(MATERIAL_READERS, roles)) return 'reader'
  if (!isGuest) return 'visitor'
  return isKnown ? 'guest' : 'unknown'
}

const MaterialsRoute = () => {
  const { gateway } = useApp()
  const { auth, guard } = useActors()
  const viewer = whoLooks(usePageViewer(), useSelector(auth, isViewerKnown))
  const [machines] = useState(() => ({
    materials: createMaterials(gateway),
    courses: createCourses(gateway),
    upload: createMaterialUpload(gateway),
    retiring: createRetiring(gateway),
  }))
  return <MaterialsPage viewer={viewer} {...machines} onSignIn={() => guard.send({ type: 'signIn.chosen' })} />
}

export default MaterialsRoute
