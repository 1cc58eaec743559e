import { CableBarrierPage } from '../../views/pages/cable-barrier/cable-barrier.view.tsx'

const CableBarrierRoute = () => <CableBarrierPage />

export default CableBarrierRoute
