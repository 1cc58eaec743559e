import type { LessonScript } from '../content.types.ts'

export const clearanceAndTermination: LessonScript = {
  slug: 'clearance-and-termination',
  title: { en: 'Clearance and Termination', tr: 'Yolun Açılması ve Olayın Sonlandırılması', ar: 'الإخلاء وإنهاء الحادث' },
  summary: {
    en: 'Opening the road: Driver Removal and Authority Removal laws, clearance times, taking down the scene, and the review afterwards.',
    tr: 'Yolu açmak: Driver Removal ve Authority Removal yasaları, açılma süreleri, alanın toplanması ve sonraki değerlendirme.',
    ar: 'فتح الطريق: قوانين الإخلاء من جانب السائق ومن جانب السلطة، وأوقات الإخلاء، وإزالة معدات الموقع، والمراجعة بعده.',
  },
  scenes: [
    {
      id: 'driver-removal',
      cues: [
        {
          en: 'Driver Removal laws tell drivers in a minor crash without injury to move their vehicles out of the lanes.',
          tr: 'Sürücünün aracı kaldırma (Driver Removal) yasaları, yaralanma olmayan küçük kazalarda sürücülerin araçlarını şeritlerden çıkarmasını ister.',
          ar: 'قوانين الإخلاء من جانب السائق تُلزم السائقين في الحوادث البسيطة بلا إصابات بإخراج مركباتهم من الحارات.',
        },
      ],
    },
    {
      id: 'authority-removal',
      cues: [
        {
          en: 'Authority Removal laws let agencies move vehicles and spilled loads off the road without the owner’s consent.',
          tr: 'Yetkilinin kaldırma (Authority Removal) yasaları, kurumların araçları ve dökülen yükü sahibinin izni olmadan yoldan kaldırmasına izin verir.',
          ar: 'قوانين الإخلاء من جانب السلطة تسمح للجهات بنقل المركبات والحمولات المنسكبة عن الطريق دون موافقة المالك.',
        },
        {
          en: 'Clear the lanes first. The rest of the recovery can wait for quieter traffic.',
          tr: 'Önce şeritleri açın. Kurtarma işinin kalanı trafiğin sakin olduğu saati bekleyebilir.',
          ar: 'افتح الحارات أولًا. وبقية أعمال الرفع يمكن أن تنتظر حتى تهدأ حركة المرور.',
        },
      ],
    },
    {
      id: 'clearance-times',
      cues: [
        {
          en: 'Two times measure our work. Roadway clearance time ends when every lane is open.',
          tr: 'İşimizi iki süre ölçer. Yolun açılma süresi, bütün şeritler açıldığında biter.',
          ar: 'وقتان يقيسان عملنا. ينتهي وقت إخلاء الطريق حين تُفتح كل الحارات.',
        },
        {
          en: 'Incident clearance time ends when the last responder leaves.',
          tr: 'Olayın kapanma süresi, son görevli ayrıldığında biter.',
          ar: 'وينتهي وقت إخلاء الحادث حين يغادر آخر مستجيب.',
        },
      ],
    },
    {
      id: 'take-down',
      cues: [
        {
          en: 'Pick up cones from the downstream end, and work back toward the taper. Advance warning signs come last.',
          tr: 'Konileri olay yerinin ilerisinden başlayıp daraltmaya doğru toplayın. Ön uyarı levhaları en son kaldırılır.',
          ar: 'اجمع الأقماع من الطرف الذي يلي الموقع وتقدم نحو خط التضييق. أما لوحات الإنذار المسبق فتُرفع أخيرًا.',
        },
      ],
    },
    {
      id: 'after-action',
      cues: [
        {
          en: 'Then hold an after-action review: what was planned, what happened, why, and what to change.',
          tr: 'Ardından olay sonrası değerlendirme yapın: ne planlandı, ne oldu, neden oldu ve ne değişmeli.',
          ar: 'ثم اعقدوا مراجعة بعد الحادث: ما الذي خُطط له؟ وما الذي حدث؟ ولماذا؟ وما الذي يجب تغييره؟',
        },
      ],
    },
  ],
}
