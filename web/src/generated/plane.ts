// Written from the types of crates/plane by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.

/** A round shape with a whole-unit centre. */
export type Disc = {
  /** The centre. */
  centre: Point;
  /** The radius: 150, 200 or 250 units for bases of 30, 40 and 50 mm. */
  radius: Length;
};

/** A length in units of 0.1 mm; inches and millimetres are both whole in it (GB-RUL-27). */
export type Length = number;

/**
 * At most sixteen whole-unit points to go to one after another; the start is where the mover stands.
 *
 * Paths are copied with every state, answer and fact, so their points are kept in 16 bits a coordinate, which the whole plane
 * fits into; one beyond that is drawn to the nearest that can be written, which is off the plane too.
 */
export type Path = Point[];

/**
 * A point of the plane in units of 0.1 mm; +x is right and +y is up (GB-RUL-29).
 *
 * Both coordinates lie within ±[`Point::LIMIT`], so that products of two differences fit 32 bits. Reading a
 * point from outside refuses anything beyond.
 */
export type Point = {
  /** Units to the right of the origin. */
  x: number;
  /** Units above the origin. */
  y: number;
};

/**
 * A simple polygon of 3 to 8 whole-unit corners, concave ones included.
 *
 * It is kept small, in 16-bit numbers, which hold every coordinate of the plane: tables of pieces are copied often.
 */
export type Polygon = Point[];

/** A circle or a polygon with whole-unit corners (GB-RUL-27). */
export type Shape =
  /** A round piece. */
  | { disc: Disc }
  /** A piece with corners. */
  | { polygon: Polygon };
