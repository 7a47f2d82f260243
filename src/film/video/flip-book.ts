import { writeText } from '../../core/output/files.ts'
import { encodeJpeg } from '../../render/image/jpeg.ts'
import type { VideoEncoder, VideoFormat } from './encoder.ts'

/** A page that flips pictures, for machines that cannot make a video. It is self-contained. */
export function openFlipBook({ width, height, fps, out }: VideoFormat): VideoEncoder {
  const pictures: string[] = []
  return {
    async add(picture) {
      pictures.push(encodeJpeg(picture, 80).toString('base64'))
    },
    async end() {
      writeText(out, pageOf(pictures, { width, height, fps }))
    },
  }
}

const pageOf = (
  pictures: readonly string[],
  { width, height, fps }: Omit<VideoFormat, 'out'>,
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title>
<style>
body{margin:0;background:#15171c;color:#e8e8e8;font:15px system-ui,sans-serif;display:grid;justify-items:center;gap:8px;padding:12px}
img{max-width:100%;height:auto;image-rendering:auto}
div{display:flex;gap:8px;width:min(100%,${width}px)}
input{flex:1}
button{min-width:5em}
</style>
<img id="picture" width="${width}" height="${height}" alt="a picture of the run">
<div><button id="play" autofocus>Pause</button><input id="slider" type="range" min="0" max="${pictures.length - 1}" value="0" aria-label="picture"></div>
<script>
const pictures=${JSON.stringify(pictures)},fps=${fps}
const picture=document.getElementById('picture'),slider=document.getElementById('slider'),button=document.getElementById('play')
let at=0,isPlaying=true
const show=()=>{picture.src='data:image/jpeg;base64,'+pictures[at];slider.value=at}
const play=(on)=>{isPlaying=on;button.textContent=on?'Pause':'Play'}
setInterval(()=>{if(!isPlaying)return;if(at===pictures.length-1)return play(false);at++;show()},1000/fps)
button.onclick=()=>{if(!isPlaying&&at===pictures.length-1)at=0;play(!isPlaying)}
slider.oninput=()=>{play(false);at=+slider.value;show()}
show()
</script>
</html>
`
