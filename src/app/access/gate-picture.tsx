// Illustration of a closed garden gate with a light behind it, in two inks and one accent, with the
// line weight of all our pictures.
import { accent, IllustrationFrame, secondary } from '../../ui/illustration-frame.tsx';

export function GatePicture() {
  return (
    <IllustrationFrame>
      <path d="M44 106V58a36 36 0 0 1 72 0v48M80 22v84" />
      <path d="M52 66h56M52 96h56M62 60v42M71 55v50M89 55v50M98 60v42" />
      <circle cx="86" cy="81" r="2" fill="var(--ink)" />
      <g {...secondary}>
        <path d="M12 106h136" />
        <path d="M14 106V70h22M124 70h22v36M14 82h22M14 94h22M25 70v12M20 82v12M30 94v12M124 82h22M124 94h22M135 70v12M130 82v12M140 94v12" />
      </g>
      <path {...accent} d="M80 52c-7-6-4-12 0-20 5 8 8 14 0 20z" />
    </IllustrationFrame>
  );
}
