import type { NamespaceLessonKeepingTranslation } from '../../i18n-types'

const tr_lessonKeeping = {
  title: 'Çekim olmayan yerde',
  keep: 'Çekim olmayan yer için sakla (yaklaşık {size})',
  about: 'Video, altyazılar ve metin bu cihaza gelir. Sınav için ağ gerekir.',
  looking: 'Bu cihaza bakılıyor',
  unmeasured: 'Bu dersin ne kadar yer tuttuğunu öğrenemedik.',
  again: 'Yeniden dene',
  preparing: 'Hazırlanıyor',
  progress: 'Bu cihaza geliyor',
  progressValue: '{kept} / {total}',
  paused: 'Ağ yok. Ağ gelince buradan devam eder.',
  retrying: 'Olmadı. Yeniden deniyoruz.',
  stop: 'Durdur ve kaldır',
  kept: 'Bu cihazda saklı',
  keptText:
    'Çekim olmadan da açılır, eğitimlerinizden de. İzlediğiniz, ağ gelip giriş yaptığınızda sayılır. Sınav için ağ gerekir.',
  room: 'Bu site, burada kullanabileceği {most} alanın {used} kadarını kullanıyor.',
  remove: 'Bu cihazdan kaldır',
  removing: 'Kaldırılıyor',
  unremoved: 'Kaldırılamadı.',
  staleTitle: 'Bu dersin daha yeni bir sürümü var',
  staleText: 'Ağınız varken yeniden alın.',
  renew: 'Yeniden al',
  fullTitle: 'Bu cihazda yer yok',
  fullText:
    '{size} yer tutuyor, bu tarayıcı daha fazlasını almıyor. Saklı başka bir dersi kaldırın ya da cihazda, örneğin fotoğraflardan, yer açıp yeniden deneyin.',
  lapsed: 'Artık giriş yapmış değilsiniz. İzlediğiniz bu cihazda kalır ve giriş yaptığınızda sayılır.',
  failedTitle: 'Ders saklanamadı',
  unsupported: 'Bu tarayıcı ders saklayamıyor; gizli pencerede böyledir.',
  list: {
    heading: 'Bu cihazda saklı',
    loading: 'Saklı derslere bakılıyor',
    unread: 'Saklı dersler okunamadı.',
    partial: 'Burada olan: {kept} / {total}. Ağ olan yerde açın, kalanı gelir.',
    unsent: 'Burada izlendi, henüz gönderilmedi: {time}',
    open: 'Aç',
    openLesson: '{position}. dersi aç: {title}',
    remove: 'Kaldır',
    removeLesson: '{position}. dersi bu cihazdan kaldır: {title}',
  },
} satisfies NamespaceLessonKeepingTranslation

export default tr_lessonKeeping
