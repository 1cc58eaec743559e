import { MissionPage } from '../../views/pages/mission/mission.view.tsx'

const MissionRoute = () => <MissionPage />

export default MissionRoute
