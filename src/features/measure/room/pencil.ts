const CORNERS = `
attribute vec3 place;
uniform mat4 projection, view;
void main() { gl_Position = projection * view * vec4(place, 1.0); }`;

const FILLING = `
precision mediump float;
uniform vec4 color;
void main() { gl_FragColor = color; }`;

type Color = readonly [red: number, green: number, blue: number];

export interface Pencil {
  /** Draws triangles for one eye's view. */
  draw: (eye: XRView, triangles: readonly number[], color: Color) => void;
}

function compiled(gl: WebGLRenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Draws in the room: flat, in one color at a time. */
export function createPencil(gl: WebGLRenderingContext): Pencil {
  const program = gl.createProgram();
  gl.attachShader(program, compiled(gl, gl.VERTEX_SHADER, CORNERS));
  gl.attachShader(program, compiled(gl, gl.FRAGMENT_SHADER, FILLING));
  gl.linkProgram(program);
  const [projection, view, color] = ['projection', 'view', 'color'].map((name) =>
    gl.getUniformLocation(program, name),
  ) as [WebGLUniformLocation, WebGLUniformLocation, WebGLUniformLocation];
  const place = gl.getAttribLocation(program, 'place');
  const corners = gl.createBuffer();
  return {
    draw: (eye, triangles, [red, green, blue]) => {
      gl.useProgram(program);
      gl.bindBuffer(gl.ARRAY_BUFFER, corners);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(triangles), gl.DYNAMIC_DRAW);
      gl.enableVertexAttribArray(place);
      gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0);
      gl.uniformMatrix4fv(projection, false, eye.projectionMatrix);
      gl.uniformMatrix4fv(view, false, eye.transform.inverse.matrix);
      gl.uniform4f(color, red, green, blue, 1);
      gl.drawArrays(gl.TRIANGLES, 0, triangles.length / 3);
    },
  };
}
