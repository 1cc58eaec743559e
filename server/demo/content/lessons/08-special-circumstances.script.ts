import type { LessonScript } from '../content.types.ts'

export const specialCircumstances: LessonScript = {
  slug: 'special-circumstances',
  title: { en: 'Special Circumstances', tr: 'Özel Durumlar', ar: 'الحالات الخاصة' },
  summary: {
    en: 'Hazardous materials and the ERG, vehicle fires, electric vehicles, and incidents with a death.',
    tr: 'Tehlikeli maddeler ve ERG, araç yangınları, elektrikli araçlar ve ölümlü olaylar.',
    ar: 'المواد الخطرة ودليل ERG، وحرائق المركبات، والسيارات الكهربائية، والحوادث المميتة.',
  },
  scenes: [
    {
      id: 'hazmat-approach',
      cues: [
        {
          en: 'If you suspect a hazardous material, stay uphill and upwind, and read the placard from a distance.',
          tr: 'Tehlikeli maddeden kuşkulanırsanız yüksekte ve rüzgârın estiği tarafta kalın, levhayı uzaktan okuyun.',
          ar: 'إذا اشتبهت بوجود مادة خطرة، فابقَ في مكان مرتفع وفي الجهة التي تهب منها الريح، واقرأ اللوحة من بعيد.',
        },
      ],
    },
    {
      id: 'the-guidebook',
      cues: [
        {
          en: 'Find its four-digit number in the yellow pages of the Emergency Response Guidebook, the ERG.',
          tr: 'Dört haneli numarasını, Acil Müdahale Kılavuzu ERG’nin sarı sayfalarında bulun.',
          ar: 'ابحث عن رقمها ذي الخانات الأربع في الصفحات الصفراء من دليل الاستجابة للطوارئ ERG.',
        },
        {
          en: 'It leads to an orange guide page, which tells the dangers and what to do.',
          tr: 'Bu numara sizi, tehlikeleri ve yapılacakları anlatan turuncu sayfaya götürür.',
          ar: 'فيقودك إلى صفحة إرشاد برتقالية تبيّن المخاطر وما يجب فعله.',
        },
      ],
    },
    {
      id: 'vehicle-fire',
      cues: [
        {
          en: 'At a vehicle fire, keep everyone back and out of the smoke, and stop traffic if it blinds drivers.',
          tr: 'Araç yangınında herkesi geride ve dumanın dışında tutun; duman sürücülerin görüşünü kapatıyorsa trafiği durdurun.',
          ar: 'عند حريق مركبة، أبعد الجميع عنها وعن الدخان، وأوقف المرور إذا حجب الدخان الرؤية.',
        },
      ],
    },
    {
      id: 'electric-vehicle',
      cues: [
        {
          en: 'A burning electric vehicle may need a great deal of water, and can catch fire again hours later.',
          tr: 'Yanan bir elektrikli araç çok fazla su isteyebilir ve saatler sonra yeniden tutuşabilir.',
          ar: 'قد تحتاج السيارة الكهربائية المحترقة إلى كمية كبيرة من الماء، وقد تشتعل ثانية بعد ساعات.',
        },
        {
          en: 'Warn the tow operator, and store it at least 50 feet from anything else.',
          tr: 'Çekici operatörünü uyarın ve aracı her şeyden en az 50 fit uzakta bekletin.',
          ar: 'نبّه عامل السحب، وخزّنها على بعد 50 قدمًا على الأقل من أي شيء آخر.',
        },
      ],
    },
    {
      id: 'a-death',
      cues: [
        {
          en: 'At a death, do not move the person until the coroner or medical examiner agrees.',
          tr: 'Ölüm varsa, adli tabip ya da yetkili görevli izin verene kadar ölen kişiyi yerinden oynatmayın.',
          ar: 'عند وقوع وفاة، لا تحرك المتوفى حتى يوافق الطبيب الشرعي أو المحقق المختص.',
        },
        {
          en: 'Screen the view, protect the evidence, and agree early when lanes can open.',
          tr: 'Görüşü perdeyle kapatın, kanıtları koruyun ve şeritlerin ne zaman açılacağını erken kararlaştırın.',
          ar: 'احجب الرؤية بساتر، واحمِ الأدلة، واتفقوا مبكرًا على موعد فتح الحارات.',
        },
      ],
    },
  ],
}
